import { setTimeout } from "node:timers/promises"

/** Waits, or until the signal is aborted. @param ms milliseconds */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { signal }).catch(() => undefined)
