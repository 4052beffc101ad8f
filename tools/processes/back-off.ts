const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 60_000

/** A program that ran this long counts as healthy again. */
export const HEALTHY_AFTER_MS = 60_000
/** After so many restarts in a row another one does not help: the failure is reported. */
export const TELLING_RESTARTS = 5

/**
 * The delay before restarting a program that died. It is never given up: what it needs may come back, and
 * meanwhile the others keep working.
 * @param restarts since it was last healthy
 * @returns milliseconds
 */
export function restartDelay(restarts: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** restarts, LONGEST_DELAY_MS)
}

/** The number of restarts after a death: a healthy run resets it. */
export function restartsAfterRun(restarts: number, ranForMs: number): number {
  return ranForMs >= HEALTHY_AFTER_MS ? 0 : restarts
}
