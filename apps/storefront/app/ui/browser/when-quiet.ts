/**
 * Calls back once the page with all its pictures is there and the browser has nothing else to do.
 * @returns takes the wish back, while it waits for the page
 */
export function whenQuiet(callback: () => void): () => void {
  const whenIdle = window.requestIdleCallback ?? ((done: () => void) => setTimeout(done))
  const wait = () => whenIdle(callback)
  if (document.readyState === "complete") wait()
  else window.addEventListener("load", wait, { once: true })
  return () => window.removeEventListener("load", wait)
}
