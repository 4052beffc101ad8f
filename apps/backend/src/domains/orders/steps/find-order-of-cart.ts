import { setTimeout as wait } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { environment } from "../../../env.ts"
import { dropHalfMadeOrder, findOrdersOfCart, type OrderOfCart } from "../half-made-order.ts"

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
  if (whole || mayLoseLocks) await setCompleted(container, cartId, whole !== undefined)
  return new StepResponse<{ order_id: string | null }>({ order_id: whole?.order_id ?? null })
})

/**
 * Redis may lose the lock of a process that is just completing the order: it would be removed, and the money of its payment
 * returned, while the cart is ordered again. So an order that is only begun is waited for.
 */
async function findDecidedOrders(container: MedusaContainer, cartId: string): Promise<OrderOfCart[]> {
  for (;;) {
    const orders = await findOrdersOfCart(container, cartId)
    const isBegun = orders.some((order) => !order.is_complete && order.is_recent)
    if (!isBegun || orders.some(({ is_complete }) => is_complete)) return orders
    await wait(POLL_MS)
  }
}

/** Of two processes that place one order, because Redis has lost its lock, each that undoes its own sets the cart back to what it has seen. */
async function setCompleted(container: MedusaContainer, cartId: string, isOrdered: boolean): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `update cart set completed_at = case when :isOrdered then now() end, updated_at = now()
      where id = :cartId and (completed_at is not null) <> :isOrdered`,
    { cartId, isOrdered },
  )
}
