import { HttpError } from "../errors/http-error.ts"
import { NetworkError } from "../errors/network-error.ts"
import { CART_CROWDED } from "../types/checkout-types.ts"
import { type Backoff, backoffMs } from "./retry-timing.ts"

/**
 * Whether a call may be retried after a lost answer.
 * - `always`: a read, or an idempotent change.
 * - `if_refused`: repeating it would be wrong (a second cart line, a second e-mail). It is retried only if the
 * back end certainly did not execute it: it was never reached, or it refused the call.
 */
export type Repeat = "always" | "if_refused"

export interface RetryPolicy extends Backoff {
  /** Tries after the first one. */
  retries: number
  /** Tries after the first one if there was no answer at all. */
  noResponseRetries: number
  /** Statuses that are retried. */
  isRetryStatus(status: number): boolean
  /** Longer Retry-After values are not waited for. */
  maxRetryAfterMs: number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
export const MAX_RETRY_AFTER_MS = 300_000

/** The commerce client (specification 9): network error, 409 or 5xx. A 429 is left to the caller. */
export const SDK_RETRY: RetryPolicy = {
  retries: 3,
  noResponseRetries: 3,
  isRetryStatus: (status) => status === 409 || isServerError(status),
  baseMs: 100,
  jitterMs: 100,
  capMs: 10 * SECOND_MS,
  maxRetryAfterMs: MAX_RETRY_AFTER_MS,
}

/** Calls of the auth family (specification 9): 3 tries in all. */
export const AUTH_RETRY: RetryPolicy = {
  retries: 2,
  noResponseRetries: 2,
  isRetryStatus: (status) => status === 429 || isServerError(status),
  baseMs: 200,
  jitterMs: 100,
  capMs: 5 * MINUTE_MS,
  maxRetryAfterMs: MAX_RETRY_AFTER_MS,
}

/**
 * Error codes that are not retried (apps/backend, checkout errors and idempotency): waiting does not help, or,
 * under load, retries make it worse.
 */
const LASTING_REFUSALS = new Set([
  "cart_completed",
  "call_in_progress",
  "cart_key_stale",
  // The back end has waited already.
  "redis_unavailable",
  "database_unavailable",
  CART_CROWDED,
])

/** Statuses that mean "not now": the request was not executed. */
const REFUSED = new Set([409, 429, 503])

/**
 * Decides about another try.
 * @param tries tries made so far, from 1
 * @param random between 0 and 1
 * @returns milliseconds to wait before it, or null to return the error to the caller
 */
export function retryDelay(
  error: unknown,
  tries: number,
  repeat: Repeat,
  policy: RetryPolicy,
  random: number,
): number | null {
  const delay = backoffMs(tries, policy, random)
  if (error instanceof NetworkError) {
    return tries <= policy.noResponseRetries && (repeat === "always" || error.unsent) ? delay : null
  }
  if (!(error instanceof HttpError) || tries > policy.retries || !policy.isRetryStatus(error.status))
    return null
  if (repeat === "if_refused" && !REFUSED.has(error.status)) return null
  if (error.code !== null && LASTING_REFUSALS.has(error.code)) return null
  if (error.retryAfterMs === null) return delay
  return error.retryAfterMs > policy.maxRetryAfterMs ? null : Math.max(delay, error.retryAfterMs)
}

function isServerError(status: number): boolean {
  return status >= 500 && status <= 599
}
