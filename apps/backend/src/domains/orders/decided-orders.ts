import { setTimeout as wait } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { COMPLETING_SECONDS, findOrdersOfCart, type OrderOfCart } from "./half-made-order.ts"
import { setCompleted } from "./set-completed.ts"

const POLL_MS = 250

/**
 * Redis may lose the lock of a process that is just completing the order: it would be removed, and the money of its payment
 * returned, while the cart is ordered again. So an order that is only begun is waited for, even one of a clock that was ahead no
 * longer than completing it takes.
 */
export async function findDecidedOrders(container: MedusaContainer, cartId: string): Promise<OrderOfCart[]> {
  const latest = performance.now() + COMPLETING_SECONDS * 1000
  for (;;) {
    const orders = await findOrdersOfCart(container, cartId)
    const isBegun = orders.some((order) => !order.is_complete && order.is_recent)
    if (!isBegun || orders.some(({ is_complete }) => is_complete) || performance.now() > latest) return orders
    await wait(POLL_MS)
  }
}

/** Closes the cart of an order that another process has made, after a failed second order was undone and the cart with it. */
export async function closeIfOrdered(container: MedusaContainer, cartId: string): Promise<void> {
  const orders = await findDecidedOrders(container, cartId)
  if (orders.some(({ is_complete }) => is_complete)) await setCompleted(container, cartId, true)
}
