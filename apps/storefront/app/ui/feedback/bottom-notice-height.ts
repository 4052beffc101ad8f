import type { CSSProperties } from "react"
import { createWatchedValue, useWatchedValue } from "../browser/watched-value.ts"

/** The height in pixels that a `BottomNotice` covers at the bottom of the window. */
export const bottomNoticeHeight = createWatchedValue(0)

/** Moves elements fixed to the bottom above the notice; undefined while there is none. */
export function useLiftAboveNotice(): CSSProperties | undefined {
  const height = useWatchedValue(bottomNoticeHeight, 0)
  return height > 0 ? { marginBottom: height } : undefined
}
