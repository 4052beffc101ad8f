import { isNotFound, isOutage } from "@porteka/commerce-sdk"
import { logger } from "./log.server.ts"

const BAD_REQUEST = 400
const NOT_FOUND = 404
const UNAVAILABLE = 503

/**
 * Answers a call of the storefront's own JSON interface: what does not exist is a 404, a back end that is away
 * a 503. Anything else is a fault of ours and stays an exception.
 * @param notFound what to say when the back end does not know it (error catalogue, specification 8)
 */
export async function replyJson(work: () => Promise<unknown>, notFound = "Not found"): Promise<Response> {
  try {
    return Response.json(await work())
  } catch (error) {
    if (isNotFound(error)) return jsonError(NOT_FOUND, notFound)
    if (!isOutage(error)) throw error
    logger.warn({ err: error }, "The back end could not answer a JSON call.")
    return jsonError(UNAVAILABLE, "Service Unavailable")
  }
}

/** A body or query that no script of ours sends. */
export function badRequest(message: string): Response {
  return jsonError(BAD_REQUEST, message)
}

export function notFound(): Response {
  return jsonError(NOT_FOUND, "Not found")
}

function jsonError(status: number, message: string): Response {
  return Response.json({ error: { status, message } }, { status })
}
