const MINUTES_LENGTH = "2026-11-22T08:30".length
const MINUTE_MS = 60_000

/**
 * A point in time as the value of a `datetime-local` field, in the browser's time zone; empty if there is
 * none.
 */
export function toLocalMoment(moment: string): string {
  if (!moment) return ""
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, MINUTES_LENGTH)
}

/** The point in time of such a value, as ISO 8601; empty if there is none. */
export function fromLocalMoment(value: string): string {
  return value ? new Date(value).toISOString() : ""
}
