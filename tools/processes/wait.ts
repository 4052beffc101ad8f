import { setTimeout as delay } from "node:timers/promises"

const LOOK_EVERY_MS = 100

/**
 * Polls until the condition holds.
 * @param everyMs longer for a condition that is expensive to check
 * @returns false after the time-out
 */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  timeoutMs: number,
  everyMs = LOOK_EVERY_MS,
): Promise<boolean> {
  const end = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() >= end) return false
    await delay(everyMs)
  }
  return true
}
