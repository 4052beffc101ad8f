/** Delays before the next try. Pure functions: no clock, no randomness of their own. */

const MS_PER_SECOND = 1000
const DELAY_SECONDS = /^\d+$/

/**
 * Parses a Retry-After header (RFC 9110, 10.2.3): whole seconds or a date.
 * @param now milliseconds since 1970, against which a date is measured
 * @returns milliseconds from now, never negative; null if it is absent or invalid
 */
export function parseRetryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ""
  if (DELAY_SECONDS.test(text)) return Number(text) * MS_PER_SECOND
  // Date.parse accepts far more than HTTP dates, even "-5"; an HTTP date always ends in GMT.
  const date = text.endsWith("GMT") ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}

export interface Backoff {
  baseMs: number
  capMs: number
  /** Maximum random delay, so that many clients do not retry at the same moment. */
  jitterMs: number
}

/**
 * Exponential back-off: 2^n · base plus jitter, never above the cap (specification 9, "Retries").
 * @param tries tries made so far, from 1
 * @param random between 0 and 1
 */
export function backoffMs(tries: number, { baseMs, capMs, jitterMs }: Backoff, random: number): number {
  return Math.min(capMs, 2 ** (tries - 1) * baseMs + Math.floor(random * jitterMs))
}
