import { HttpError } from "./http-error.ts"
import { NetworkError } from "./network-error.ts"
import { TimeoutError } from "./timeout-error.ts"

const BAD_REQUEST = 400
const NOT_FOUND = 404
const UNAUTHORIZED = 401
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429
const FIRST_SERVER_ERROR = 500

/** True only for a 404: the record does not exist. An outage is not "not found". */
export function isNotFound(error: unknown): error is HttpError {
  return hasStatus(error, NOT_FOUND)
}

/** True for a 400: the server refuses what it was sent. */
export function isBadRequest(error: unknown): error is HttpError {
  return hasStatus(error, BAD_REQUEST)
}

/** True for a 401: not logged in, or the token has expired. */
export function isUnauthorized(error: unknown): error is HttpError {
  return hasStatus(error, UNAUTHORIZED)
}

/** True for a 409: a concurrent change of the same thing. */
export function isConflict(error: unknown): error is HttpError {
  return hasStatus(error, CONFLICT)
}

/**
 * True if the back end could not be reached or could not answer: no connection, time-out, 5xx, 429. Only then
 * may the cart fall back to the local one (specification 4, "Cart lifecycle").
 */
export function isOutage(error: unknown): error is HttpError | NetworkError | TimeoutError {
  if (error instanceof NetworkError || error instanceof TimeoutError) return true
  return (
    error instanceof HttpError && (error.status >= FIRST_SERVER_ERROR || error.status === TOO_MANY_REQUESTS)
  )
}

/** True if the back end refused the call or could not answer it; false for a bug of the caller. */
export function isFailedCall(error: unknown): error is HttpError | NetworkError | TimeoutError {
  return error instanceof HttpError || isOutage(error)
}

function hasStatus(error: unknown, status: number): error is HttpError {
  return error instanceof HttpError && error.status === status
}
