const FIRST_SECONDS = 20
const LONGEST_SECONDS = 120

/** When the repair job checks an attempt again: after 20, 40, 80 … seconds, at least every two minutes. */
export function recheckDelaySeconds(checks: number): number {
  return Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(checks, 10))
}
