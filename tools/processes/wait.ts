import { setTimeout as delay } from "node:timers/promises"

const LOOK_EVERY_MS = 100

/** Polls until the condition holds. @returns false after the time-out */
export async function waitUntil(
  holds: () => boolean | Promise<boolean>,
  timeoutMs: number,
): Promise<boolean> {
  const end = Date.now() + timeoutMs
  while (!(await holds())) {
    if (Date.now() >= end) return false
    await delay(LOOK_EVERY_MS)
  }
  return true
}
