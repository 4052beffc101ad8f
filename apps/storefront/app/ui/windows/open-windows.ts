/** The functions that close the open windows, the topmost last. */
export const openWindows: (() => void)[] = []

let listener = () => {}

/**
 * Sets the function called for every window that opens. In a separate file, because the rest of the code is
 * loaded after the page.
 */
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
