import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireUnfrozen } from "../../domains/payment-attempts/require-unfrozen.ts"

/**
 * Allowed while a cart is being paid, or checked later: the checkout's empty body only reads, and changes of lines
 * are checked under the cart's lock.
 */
const PASSES =
  /^\/store\/carts\/[^/]+\/(checkout|key|place-order|complete|payment\/(complete|cancel)|line-items(\/[^/]+)?)$/

/** A cart that is being paid by card cannot be changed. @throws payment_in_progress */
export function refuseFrozen(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction): void {
  const changes = req.method !== "GET" && !PASSES.test(req.originalUrl.split("?")[0] ?? "")
  if (changes) requireUnfrozen(req.scope, req.params.id ?? "").then(() => next(), next)
  else next()
}
