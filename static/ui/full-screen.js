/** Full-screen mode, where the browser offers it. */

/** Whether the browser offers full-screen mode. */
export const canFillScreen = () => document.fullscreenEnabled === true;

/** Whether the page is in full-screen mode. */
export const fillsScreen = () => document.fullscreenElement !== null;

/** Enter or leave full-screen mode. The browser may refuse; this never throws. */
export async function toggleFullScreen() {
  try {
    await (fillsScreen()
      ? document.exitFullscreen()
      : document.documentElement.requestFullscreen({ navigationUI: "hide" }));
  } catch (error) {
    console.info(`Kajuta: full screen: ${error}`);
  }
}
