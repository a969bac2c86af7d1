/**
 * Support for pages translated by the browser (Chrome, Edge), which replaces each text node with two `<font>` elements.
 * lit-html then assigns a changed text to the `data` of such an element, which would have no effect. Here that
 * assignment replaces the element with a new text node, which the browser translates again.
 */

/** Make changes of texts visible on a translated page. */
export function showChangesOfTranslatedTexts() {
  if (typeof HTMLFontElement === "undefined") return;
  Object.defineProperty(HTMLFontElement.prototype, "data", {
    configurable: true,
    /** @this {HTMLFontElement} @param {unknown} text as lit-html assigns it to a text node */
    set(text) {
      this.replaceWith(document.createTextNode(String(text ?? "")));
    },
  });
}
