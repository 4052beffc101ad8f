import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/**
 * The order a cart has become. An order beside an open cart is what a dead process left half made: Medusa makes
 * the order first and closes the cart later. It is taken away, so that the cart can be ordered.
 * Call it under the cart's lock only.
 */
export const findOrderOfCartStep = createStep("find-order-of-cart", async (cartId: string, { container }) => {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_cart",
    fields: ["order_id", "cart.completed_at"],
    filters: { cart_id: cartId },
  })
  const link = data[0] as { order_id: string; cart?: { completed_at: string | null } } | undefined
  if (!link) return new StepResponse<{ order_id: string | null }>({ order_id: null })
  if (link.cart?.completed_at)
    return new StepResponse<{ order_id: string | null }>({ order_id: link.order_id })
  await dropHalfMadeOrder(container, cartId, link.order_id)
  return new StepResponse<{ order_id: string | null }>({ order_id: null })
})

async function dropHalfMadeOrder(container: MedusaContainer, cartId: string, orderId: string): Promise<void> {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`${orderId} was left half made of the open ${cartId}; it is taken away`)
  const orders = container.resolve(Modules.ORDER)
  const { items = [] } = await orders.retrieveOrder(orderId, { relations: ["items"] })
  await container.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(items.map(({ id }) => id))
  await container.resolve(ContainerRegistrationKeys.LINK).delete({ [Modules.ORDER]: { order_id: orderId } })
  await orders.deleteOrders([orderId])
}
