import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const NEW_PASSWORD = /^\/auth\/([^/]+)\/[^/]+\/update\/?$/

/**
 * The specification passes the token of a password reset in the query, Medusa reads it as a bearer token.
 * Customers have the code of an e-mail, which is in the body (api/account/medusa-customer-calls.ts).
 */
export function tokenFromQuery(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const [, actor] = NEW_PASSWORD.exec(req.path) ?? []
  const { token, ...query } = req.query
  if (actor !== undefined && typeof token === "string") {
    req.query = query
    if (actor === "customer") req.body = { code: token, ...(req.body as object | undefined) }
    else req.headers.authorization ??= `Bearer ${token}`
  }
  next()
}
