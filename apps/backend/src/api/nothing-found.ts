import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const RECORDS = /^\/(store|admin)\//
const NOT_FOUND = 404
const OK = 200

/**
 * Many of Medusa's routes answer 200 and `{}` for an unknown id: their record is undefined, which JSON omits.
 * Such an answer becomes a 404. Runs before the aliases, which may still change it.
 */
export function answerNothingFound(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  if (RECORDS.test(req.path)) {
    const send = res.json.bind(res)
    res.json = (body) => {
      if (res.statusCode !== OK || !holdsNothing(body)) return send(body)
      res.status(NOT_FOUND)
      return send({ type: "not_found", message: "There is nothing at this address" })
    }
  }
  next()
}

/** `{ collection: undefined }`; an empty object is a valid answer. */
export function holdsNothing(body: unknown): boolean {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false
  const parts = Object.values(body)
  return parts.length > 0 && parts.every((part) => part === undefined)
}
