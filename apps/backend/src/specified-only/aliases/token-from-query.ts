import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

const NEW_PASSWORD = /^\/auth\/([^/]+)\/[^/]+\/update\/?$/

/**
 * The specification hands the token of a password reset over in the query, Medusa reads it as a bearer. What a customer
 * has is the code of a mail, which stands in the body (api/account/stock-customers.ts).
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
