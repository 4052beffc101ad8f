import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { environment } from "../../../env.ts"
import { findDecidedOrders } from "../decided-orders.ts"
import { dropHalfMadeOrder, findOrdersOfCart } from "../half-made-order.ts"
import { setCompleted } from "../set-completed.ts"

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
