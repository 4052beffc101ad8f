const MINUTES_LENGTH = "2026-11-22T08:30".length
const MINUTE_MS = 60_000

/** A moment as the value of a `datetime-local` field, in the time zone of the browser; empty for none. */
export function toLocalMoment(moment: string): string {
  if (!moment) return ""
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, MINUTES_LENGTH)
}

/** The moment that such a value means, as ISO 8601; empty for none. */
export function fromLocalMoment(value: string): string {
  return value ? new Date(value).toISOString() : ""
}
