const MINUTE_MS = 60_000

/** @returns a function that returns true at most this many times a minute */
export function allowPerMinute(times: number, now: () => number = Date.now): () => boolean {
  let minute = Number.NaN
  let left = 0
  return () => {
    const current = Math.floor(now() / MINUTE_MS)
    if (current !== minute) {
      minute = current
      left = times
    }
    left -= 1
    return left >= 0
  }
}
