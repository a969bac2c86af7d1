/** The page over the whole screen, where the browser lets it. */

/** Whether the browser can show the page over the whole screen. */
export const canFillScreen = () => document.fullscreenEnabled === true;

/** Whether the page fills the screen. */
export const fillsScreen = () => document.fullscreenElement !== null;

/** Fill the screen, or no longer. Never throws: the browser may refuse. */
export async function toggleFullScreen() {
  try {
    await (fillsScreen()
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen({ navigationUI: "hide" }));
  } catch (error) {
    console.info(`Kajuta: full screen: ${error}`);
  }
}
