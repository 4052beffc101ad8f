const MINUTES_LENGTH = "2026-11-22T08:30".length
const MINUTE_MS = 60_000

/** A moment as a field of the browser takes it, on the clock of whoever looks; empty for none. */
export function toLocalMoment(moment: string): string {
  if (!moment) return ""
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
    .toISOString()
    .slice(0, MINUTES_LENGTH)
}

/** The moment of such a field, ISO 8601; empty for none. */
export function fromLocalMoment(value: string): string {
  return value ? new Date(value).toISOString() : ""
}
