/** Call `work` when the browser is idle, or soon if the browser does not report that. @param {() => void} work */
export const whenIdle = (work) => ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work));
