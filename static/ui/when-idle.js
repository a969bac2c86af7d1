/** Call `work` when the browser has nothing else to do, or soon where it does not tell. @param {() => void} work */
export const whenIdle = (work) => ("requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work));
