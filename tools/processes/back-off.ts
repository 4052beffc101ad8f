const FIRST_DELAY_MS = 1_000
const LONGEST_DELAY_MS = 16_000

/** A program that ran this long counts as healthy again. */
export const HEALTHY_AFTER_MS = 60_000
export const MOST_RESTARTS = 5

/**
 * How long to wait before the next start of a program that died.
 * @param restarts how many restarts there were since it last was healthy
 * @returns milliseconds, or nothing when it should be given up
 */
export function findRestartDelay(restarts: number): number | undefined {
  if (restarts >= MOST_RESTARTS) return undefined
  return Math.min(FIRST_DELAY_MS * 2 ** restarts, LONGEST_DELAY_MS)
}

/** The count of restarts after a death: a healthy run wipes the slate. */
export function restartsAfterRun(restarts: number, ranForMs: number): number {
  return ranForMs >= HEALTHY_AFTER_MS ? 0 : restarts
}
