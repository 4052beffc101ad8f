import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { checkoutError } from "../../domains/checkout-errors.ts"
import { WaitingRoom } from "../waiting-room.ts"

/**
 * As many as the database connections serve at once, plus a queue of about one second: further callers are
 * refused at once and asked to try again (ADR 0056).
 */
const CHANGES = new WaitingRoom({ inside: 8, line: 16 })
/** A storefront's server reads many carts with one call, and makes at most two calls at once. */
const READS_OF_MANY = new WaitingRoom({ inside: 4, line: 12 })
const COME_BACK_SECONDS = 2

const CARTS = /^\/store\/carts(\/|$)/
/** Money may be involved: these are always admitted, and serialized by the cart's lock. */
const ALWAYS = /^\/store\/carts\/[^/]+\/(place-order|complete|payment\/(complete|cancel))$/

function roomOf(path: string): WaitingRoom | null {
  if (path === "/carts/changed") return READS_OF_MANY
  return CARTS.test(path) && !ALWAYS.test(path) ? CHANGES : null
}

/**
 * Limits concurrent cart requests. Runs before everything that costs something, above all the database.
 * @throws cart_crowded, before anything is done
 */
export function admitCarts(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const room = roomOf(req.originalUrl.split("?")[0] ?? "")
  if (!room) {
    next()
    return
  }
  const leave = room.enter(() => next())
  if (leave) {
    // If the caller disconnects while queued, the request is never executed.
    res.once("close", leave)
    return
  }
  res.setHeader("retry-after", COME_BACK_SECONDS)
  next(checkoutError("cart_crowded", "Too many carts are being changed; nothing was done"))
}
