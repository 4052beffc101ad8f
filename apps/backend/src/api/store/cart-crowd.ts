import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CART_CROWDED } from "@porteka/commerce-sdk"
import { CART_RETRY_SECONDS, CARTS_AT_ONCE, CARTS_QUEUED } from "@porteka/shop"
import { checkoutError } from "../../domains/checkout-errors.ts"
import { ConcurrencyLimit } from "../concurrency-limit.ts"
import { whenAnswered } from "../when-answered.ts"

/**
 * As many as the database connections serve at once, plus a queue of about one second: further callers are
 * refused at once and asked to try again (ADR 0056).
 */
const CHANGES = new ConcurrencyLimit({ running: CARTS_AT_ONCE, queued: CARTS_QUEUED })
/** A storefront's server reads many carts with one call, and makes at most two calls at once. */
const READS_OF_MANY = new ConcurrencyLimit({ running: 4, queued: 12 })

const CARTS = /^\/store\/carts(\/|$)/
/** Money may be involved: these are always admitted, and serialized by the cart's lock. */
const ALWAYS = /^\/store\/carts\/[^/]+\/(place-order|complete|payment\/(complete|cancel))$/

function limitOf(path: string): ConcurrencyLimit | null {
  if (path === "/carts/changed") return READS_OF_MANY
  return CARTS.test(path) && !ALWAYS.test(path) ? CHANGES : null
}

/**
 * Limits concurrent cart requests. Runs before everything that costs something, above all the database.
 * @throws cart_crowded, before anything is done
 */
export function admitCarts(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const limit = limitOf(req.originalUrl.split("?")[0] ?? "")
  if (!limit) {
    next()
    return
  }
  let hasStarted = false
  const answered = whenAnswered(res)
  const release = limit.acquire(() => {
    hasStarted = true
    next()
  })
  if (release) {
    void answered.then(release)
    // If the caller disconnects while queued, the request is never executed.
    res.once("close", () => {
      if (!hasStarted) release()
    })
    return
  }
  res.setHeader("retry-after", CART_RETRY_SECONDS)
  next(checkoutError(CART_CROWDED, "Too many carts are being changed; nothing was done"))
}
