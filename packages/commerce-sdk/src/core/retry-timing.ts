/** How long to wait before the next try. Pure: no clock, no dice of its own. */

const MS_PER_SECOND = 1000
const DELAY_SECONDS = /^\d+$/

/**
 * Reads a Retry-After header (RFC 9110, 10.2.3): whole seconds or a date.
 * @param now milliseconds since 1970, against which a date is measured.
 * @returns milliseconds from now, never negative; null when there is none or it can't be read.
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ""
  if (DELAY_SECONDS.test(text)) return Number(text) * MS_PER_SECOND
  // Date.parse takes far more than HTTP dates, even "-5"; an HTTP date always ends in GMT.
  const date = text.endsWith("GMT") ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

export interface Backoff {
  baseMs: number
  capMs: number
  /** Random time up to this is added, so that many clients do not come back at the same moment. */
  jitterMs: number
}

/**
 * Exponential back-off: 2^n · base plus jitter, never above the cap (specification 9, "Retries").
 * @param tries tries made so far, from 1.
 * @param random between 0 and 1.
 */
export function backoffMs(tries: number, { baseMs, capMs, jitterMs }: Backoff, random: number): number {
  return Math.min(capMs, 2 ** (tries - 1) * baseMs + Math.floor(random * jitterMs))
}
