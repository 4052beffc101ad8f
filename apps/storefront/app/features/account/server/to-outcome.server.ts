import { HttpError, isOutage, PASSWORD_PROBLEMS, type PasswordProblem } from "@porteka/commerce-sdk"
import { fieldsOf } from "@porteka/shop/parse-json"
import { logger } from "#app/server/log.server.ts"
import type { Outcome, Refusal, Refused } from "../contract/outcome.ts"

const RECORD_ID = /^[\w-]+$/
const BAD_REQUEST = 400
const UNAUTHORIZED = 401
const NOT_FOUND = 404
const CONFLICT = 409
const TOO_MANY_REQUESTS = 429
const SECOND_MS = 1000
/** Used if the back end names no time. */
const RETRY_AFTER_SECONDS = 60

/** Runs an action: errors caused by users or outages become an outcome, bugs are rethrown. */
export async function toOutcome<Found extends object>(
  work: (headers: Headers) => Promise<Found>,
): Promise<Outcome<Found>> {
  const headers = new Headers()
  try {
    return { ok: true, headers, ...(await work(headers)) }
  } catch (error) {
    const refusal = toRefusal(error)
    if (!refusal) throw error
    return { ok: false, refusal, headers }
  }
}

/** As `toOutcome`, for one of the customer's records: a form or a URL names its id, which may be anything. */
export async function toOutcomeOf<Found extends object>(
  id: string,
  work: (headers: Headers) => Promise<Found>,
): Promise<Outcome<Found>> {
  return RECORD_ID.test(id) ? toOutcome(work) : refused({ code: "not_found" })
}

/** A refusal by the storefront itself. */
export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal, headers: new Headers() }
}

export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof HttpError) {
    const refusal = ofHttp(error)
    if (refusal) return refusal
  }
  if (!isOutage(error)) return null
  logger.warn({ err: error }, "The back end could not do what an account asked for.")
  return { code: "unavailable" }
}

function ofHttp(error: HttpError): Refusal | null {
  if (error.status === TOO_MANY_REQUESTS) {
    const seconds = error.retryAfterMs === null ? RETRY_AFTER_SECONDS : error.retryAfterMs / SECOND_MS
    return { code: "too_many", retry_after: Math.ceil(seconds) }
  }
  switch (error.code) {
    case "weak_password":
      return { code: "weak_password", problem: problemOf(error.body) }
    case "wrong_credentials":
    case "not_confirmed":
    case "wrong_code":
    case "not_authenticated":
      return { code: error.code }
  }
  if (error.status === NOT_FOUND) return { code: "not_found" }
  if (error.status === UNAUTHORIZED) return { code: "not_authenticated" }
  if (error.status === CONFLICT) return { code: "conflict" }
  return error.status === BAD_REQUEST ? { code: "invalid" } : null
}

function problemOf(body: unknown): PasswordProblem {
  const { problem } = fieldsOf(body)
  return PASSWORD_PROBLEMS.find((known) => known === problem) ?? "too_common"
}
