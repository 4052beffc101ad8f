/** What closes the open windows, the topmost last. */
export const openWindows: (() => void)[] = []

let listener = () => {}

/** Calls it for every window that opens. In a file of its own: the rest is loaded after the page. */
export function whenWindowOpens(opened: () => void): void {
  listener = opened
}

/**
 * @param close closes the window when the visitor goes back
 * @returns to be called once, when the window is closed
 */
export function openWindow(close: () => void): () => void {
  openWindows.push(close)
  listener()
  return () => {
    openWindows.splice(openWindows.indexOf(close), 1)
  }
}
