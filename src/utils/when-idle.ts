/** How long, in ms, to wait on a page that is never idle. */
const PATIENCE = 3000;

/** Calls back once the page and all it first requested has loaded, and the browser is idle. @returns cancels it */
export function whenIdle(callback: () => void): () => void {
  let request: number | undefined;
  const wait = () => {
    // Safari doesn't support it.
    if ("requestIdleCallback" in window) request = requestIdleCallback(callback, { timeout: PATIENCE });
    else callback();
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
