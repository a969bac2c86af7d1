/** What happens, told to screen readers. */

/** @type {HTMLElement | null} */
let line = null;

/** Forgets what was said: somebody else looks at the screen now. */
export function clearAnnouncements() {
  line?.replaceChildren();
}

/** @param {string} text */
export function announce(text) {
  if (!line) {
    line = document.createElement("div");
    line.className = "unseen";
    line.setAttribute("aria-live", "polite");
    document.body.append(line);
  }
  if (!text) return;
  // Earlier sentences stay for a moment, for a reader may not have come to them yet.
  const said = document.createElement("p");
  said.textContent = text;
  line.append(said);
  while (line.childElementCount > 6) line.firstElementChild?.remove();
}
