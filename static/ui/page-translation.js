/**
 * Pages that the browser translates (Chrome, Edge): it puts two `<font>` elements in the place of each text. lit-html
 * writes a changed text into the node after its marker, which is then such an element and shows nothing of it. Here
 * that node takes the text: it gives way to a new text node, which the browser translates in its turn.
 */

/** Have texts that are changed after a translation shown. */
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
