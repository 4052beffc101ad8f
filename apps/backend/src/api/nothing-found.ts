import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const RECORDS = /^\/(store|admin)\//
const NOT_FOUND = 404
const OK = 200

/**
 * Many of Medusa's routes answer 200 and `{}` for an id that nothing has, read or changed: their record is undefined, which
 * JSON leaves out. Such an answer is a 404, as that of the other routes. Comes before the aliases, which may still make
 * something of nothing.
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

/** `{ collection: undefined }`; an empty object is an answer of its own. */
export function holdsNothing(body: unknown): boolean {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false
  const parts = Object.values(body)
  return parts.length > 0 && parts.every((part) => part === undefined)
}
