import { isNotFound, isOutage } from "@porteka/commerce-sdk"
import { logger } from "./log.server.ts"

const BAD_REQUEST = 400
const NOT_FOUND = 404
const UNAVAILABLE = 503

const UNAVAILABLE_TEXT = "Service Unavailable"

/** A response whose body has this type: what a call answers is described by it (ADR 0054). */
export interface Reply<Body> extends Response {
  json(): Promise<Body>
}

/** What is answered in the place of what was asked for. */
export interface ApiError {
  message: string
  error: { status: number; message: string }
}

/** Answers a call of the storefront's own JSON interface. */
export function reply<const Body>(body: Body, init?: ResponseInit): Reply<Body> {
  return Response.json(body, init)
}

/** What is said of a failure, from the error catalogue (specification 8). */
interface FailureWords {
  /** The back end does not know it. */
  notFound?: string
  /** The back end is unavailable: what was asked of it, before the status text. */
  failed?: string
}

/**
 * Answers a call of the storefront's own JSON interface: what does not exist is a 404, a back end that is unavailable
 * a 503. Anything else is a fault of ours and stays an exception.
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

/** A body or query that no script of ours sends. */
export function badRequest(message: string): Reply<ApiError> {
  return jsonError(BAD_REQUEST, message)
}

export function notFound(): Reply<ApiError> {
  return jsonError(NOT_FOUND, "Not found")
}

/** An error of the storefront's own JSON interface. */
export function jsonError(
  status: number,
  message: string,
  { headers = new Headers(), ...more }: { headers?: Headers } & Record<string, unknown> = {},
): Reply<ApiError> {
  return reply({ ...more, message, error: { status, message } }, { status, headers })
}
