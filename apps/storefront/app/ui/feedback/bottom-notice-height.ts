import type { CSSProperties } from "react"
import { createWatchedValue, useWatchedValue } from "../browser/watched-value.ts"

/** Pixels of the window's lower edge that a `BottomNotice` takes now. */
export const bottomNoticeHeight = createWatchedValue(0)

/** Lifts what is fixed to the lower edge above the notice; undefined while there is none. */
export function useLiftAboveNotice(): CSSProperties | undefined {
  const height = useWatchedValue(bottomNoticeHeight, 0)
  return height > 0 ? { marginBottom: height } : undefined
}
