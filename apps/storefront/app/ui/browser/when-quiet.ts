/**
 * Calls back once the page and all its pictures have loaded and the browser is idle.
 * @returns cancels the call while it is waiting for the page
 */
export function whenQuiet(callback: () => void): () => void {
  const whenIdle = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done))
  const wait = () => whenIdle(callback)
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true })
  return () => window.removeEventListener("load", wait)
}
