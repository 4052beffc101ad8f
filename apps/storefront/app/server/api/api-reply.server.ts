import { isNotFound, isOutage } from "@porteka/commerce-sdk"
import { type ApiError, toApiError } from "../http/api-error.server.ts"
import { logger } from "../log.server.ts"

export type { ApiError } from "../http/api-error.server.ts"

const BAD_REQUEST = 400
const NOT_FOUND = 404
const UNAVAILABLE = 503

const UNAVAILABLE_TEXT = "Service Unavailable"

/** A response with a typed body; the API description is generated from the type (ADR 0054). */
export interface Reply<Body> extends Response {
  json(): Promise<Body>
}

/** Replies to a call of the storefront's own JSON API. */
export function reply<const Body>(body: Body, init?: ResponseInit): Reply<Body> {
  return Response.json(body, init)
}

/** Error texts, from the error catalogue (specification 8). */
interface FailureWords {
  /** The message if the record does not exist. */
  notFound?: string
  /** The beginning of the message if the back end is unavailable; the status text follows. */
  failed?: string
}

/**
 * Runs a call of the storefront's own JSON API: a missing record becomes a 404, an unavailable back end a 503.
 * Anything else is a bug and is rethrown.
 */
export async function replyJson<Body>(
  work: () => Promise<Body>,
  { notFound = "Not found", failed }: FailureWords = {},
): Promise<Reply<Body> | Reply<ApiError>> {
  try {
    return reply(await work())
  } catch (error) {
    if (isNotFound(error)) return jsonError(NOT_FOUND, notFound)
    if (!isOutage(error)) throw error
    const message = failed ? `${failed}: ${UNAVAILABLE_TEXT}` : UNAVAILABLE_TEXT
    logger.warn({ err: error }, failed ? message : "The back end could not answer a JSON call.")
    return jsonError(UNAVAILABLE, message)
  }
}

/** The error for a body or query that our scripts never send. */
export function badRequest(message: string): Reply<ApiError> {
  return jsonError(BAD_REQUEST, message)
}

export function notFound(): Reply<ApiError> {
  return jsonError(NOT_FOUND, "Not found")
}

/** An error of the storefront's own JSON API. */
export function jsonError(
  status: number,
  message: string,
  { headers = new Headers(), ...more }: { headers?: Headers } & Record<string, unknown> = {},
): Reply<ApiError> {
  return reply({ ...more, ...toApiError(status, message) }, { status, headers })
}
