import { useEffect } from "react"
import { createWatchedValue } from "../browser/watched-value.ts"

/** How many windows the visitor waits for: as long as one is awaited, the page shows its progress bar. */
export const awaitedWindows = createWatchedValue(0)

const count = (change: 1 | -1) => awaitedWindows.set(awaitedWindows.get() + change)

/** In place of a window that was opened and whose code is being loaded; for `Suspense`. */
export function AwaitedWindow() {
  useEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
  return null
}
