const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000
/** Stripe gives up after three days. */
const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000

/**
 * When to send a webhook again. Stripe waits for hours; a local shop should not have to.
 * @param tries attempts so far, from 1
 * @param age milliseconds since the event
 * @returns milliseconds to wait, or null to give up
 */
export function nextTryIn(tries: number, age: number): number | null {
  if (age > GIVE_UP_MS) return null
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(tries - 1, 10))
}
