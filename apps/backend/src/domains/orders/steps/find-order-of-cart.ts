import { setTimeout as wait } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { environment } from "../../../env.ts"
import {
  COMPLETING_SECONDS,
  dropHalfMadeOrder,
  findOrdersOfCart,
  type OrderOfCart,
} from "../half-made-order.ts"
import { markCompleted } from "../mark-completed.ts"

const POLL_MS = 250

/**
 * The order a cart became. A half-made order left by a crash is removed, so that the cart can be ordered. Call
 * it under the cart's lock only.
 */
export const findOrderOfCartStep = createStep("find-order-of-cart", async (cartId: string, { container }) => {
  const mayLoseLocks = environment().REDIS_URL !== undefined
  const orders = mayLoseLocks
    ? await findDecidedOrders(container, cartId)
    : await findOrdersOfCart(container, cartId)
  const whole = orders.find(({ is_complete }) => is_complete)
  for (const { order_id } of orders.filter((order) => !order.is_complete && !whole))
    await dropHalfMadeOrder(container, cartId, order_id)
  if (whole || mayLoseLocks) await markCompleted(container, cartId, whole !== undefined)
  return new StepResponse<{ order_id: string | null }>({ order_id: whole?.order_id ?? null })
})

/**
 * Redis may lose the lock of a process that is just completing the order: it would be removed, and the money of its payment
 * returned, while the cart is ordered again. So an order that is only begun is waited for, even one of a clock that was ahead no longer
 * than completing it takes.
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
