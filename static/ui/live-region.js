/** Announcements for screen readers, in a live region. */

/** @type {HTMLElement | null} */
let region = null;

/** Remove all announcements, for example when another person takes over the device. */
export function clearAnnouncements() {
  region?.replaceChildren();
}

/** Announce a text to screen readers. @param {string} text */
export function announce(text) {
  if (!region) {
    region = document.createElement("div");
    region.className = "visually-hidden";
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  if (!text) return;
  // Keep a few earlier announcements, which a screen reader may not have read yet.
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  region.append(paragraph);
  while (region.childElementCount > 6) region.firstElementChild?.remove();
}
