/** Announcements for screen readers. */

/** @type {HTMLElement | null} */
let region = null;

/** Remove all announcements: somebody else looks at the screen now. */
export function clearAnnouncements() {
  region?.replaceChildren();
}

/** @param {string} text */
export function announce(text) {
  if (!region) {
    region = document.createElement("div");
    region.className = "visually-hidden";
    region.setAttribute("aria-live", "polite");
    document.body.append(region);
  }
  if (!text) return;
  // A few earlier announcements stay, for a screen reader may not have reached them yet.
  const paragraph = document.createElement("p");
  paragraph.textContent = text;
  region.append(paragraph);
  while (region.childElementCount > 6) region.firstElementChild?.remove();
}
