import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireUnfrozen } from "../../domains/payment-attempts/require-unfrozen.ts"

/** What may be asked of a cart while it is being paid; the checkout looks for itself, its empty body only reads. */
const PASSES = /^\/store\/carts\/[^/]+\/(checkout|key|place-order|complete|payment\/(complete|cancel))$/

/** A cart that is being paid by card can't be changed. @throws payment_in_progress */
export function refuseFrozen(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const changes = req.method !== "GET" && !PASSES.test(req.originalUrl.split("?")[0] ?? "")
  if (changes) requireUnfrozen(req.scope, req.params.id ?? "").then(() => next(), next)
  else next()
}
