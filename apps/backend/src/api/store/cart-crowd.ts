import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { checkoutError } from "../../domains/checkout-errors.ts"
import { WaitingRoom } from "../waiting-room.ts"

/**
 * As many as the database's connections serve at once, and before them as many as are through in about a second: whoever
 * comes after them is better told at once to come back (R14).
 */
const CHANGES = new WaitingRoom({ inside: 8, line: 16 })
/** A storefront's server asks for many carts by one call, and makes two calls at once at most. */
const READS_OF_MANY = new WaitingRoom({ inside: 4, line: 12 })
const COME_BACK_SECONDS = 2

const CARTS = /^\/store\/carts(\/|$)/
/** Money may be under way: these are always let in, and keep order by the cart's lock. */
const ALWAYS = /^\/store\/carts\/[^/]+\/(place-order|complete|payment\/(complete|cancel))$/

function roomOf(path: string): WaitingRoom | null {
  if (path === "/carts/changed") return READS_OF_MANY
  return CARTS.test(path) && !ALWAYS.test(path) ? CHANGES : null
}

/**
 * Carts are let in as many as can be served. It stands before everything that costs something, the database above all.
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
    // Closed by the caller while it waits, it is never begun: what was given up is not done afterwards.
    res.once("close", leave)
    return
  }
  res.setHeader("retry-after", COME_BACK_SECONDS)
  next(checkoutError("cart_crowded", "Too many carts are being changed; nothing was done"))
}
