/** Calls back once the browser is idle; soon in browsers that cannot tell. */
export function whenIdle(callback: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(callback)
  else setTimeout(callback)
}

/**
 * Calls back once the page and all its pictures have loaded and the browser is idle.
 * @returns cancels the call while it is waiting for the page
 */
export function whenQuiet(callback: () => void): () => void {
  const wait = () => whenIdle(callback)
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true })
  return () => window.removeEventListener("load", wait)
}
