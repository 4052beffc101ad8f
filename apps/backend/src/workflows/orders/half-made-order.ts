import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules, PaymentSessionStatus } from "@medusajs/framework/utils"
import { orderIdOfCartSince } from "./order-id-since.ts"

/** What a cart has become, as far as its process came. */
export interface OrderOfCart {
  order_id: string
  /** Medusa asks the payment last: an order whose payment was never asked was not finished. */
  is_whole: boolean
}

/**
 * Orders of a cart, also those that a dead process has not linked to it yet; there the note in the order's metadata
 * tells. Call it under the cart's lock only: what is being made right now looks half made.
 */
export async function findOrdersOfCart(container: MedusaContainer, cartId: string): Promise<OrderOfCart[]> {
  const linked = await findLinkedOrder(container, cartId)
  const noted = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`select id from "order" where id >= ? and metadata->>'cart_id' = ? and deleted_at is null`, [
      orderIdOfCartSince(cartId),
      cartId,
    ])
  const orphans = (noted.rows as { id: string }[]).filter(({ id }) => linked?.order_id !== id)
  return [...(linked ? [linked] : []), ...orphans.map(({ id }) => ({ order_id: id, is_whole: false }))]
}

interface Link {
  order_id: string
  order?: { id: string } | null
  cart?: {
    completed_at: string | null
    payment_collection?: { payment_sessions: { status: string }[] } | null
  }
}

/** The order a cart is linked to; whole or not. */
export async function findLinkedOrder(
  container: MedusaContainer,
  cartId: string,
): Promise<OrderOfCart | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "order_cart",
    fields: ["order_id", "order.id", "cart.completed_at", "cart.payment_collection.payment_sessions.status"],
    filters: { cart_id: cartId },
  })
  const link = data[0] as unknown as Link | undefined
  if (!link) return undefined
  const sessions = link.cart?.payment_collection?.payment_sessions ?? []
  const isUnasked =
    sessions.length > 0 && sessions.every(({ status }) => status === PaymentSessionStatus.PENDING)
  const isClosed = Boolean(link.order && link.cart?.completed_at)
  return { order_id: link.order_id, is_whole: isClosed && !isUnasked }
}

/**
 * Takes away what a dead process left of an order: its reservations, its links, itself; the cart is open again.
 * Sometimes only the links are left: Medusa was undoing an order when its database went away.
 */
export async function dropHalfMadeOrder(
  container: MedusaContainer,
  cartId: string,
  orderId: string,
): Promise<void> {
  container
    .resolve(ContainerRegistrationKeys.LOGGER)
    .warn(`${orderId} was left half made of ${cartId}; it is taken away`)
  const orders = container.resolve(Modules.ORDER)
  const [order] = await orders.listOrders({ id: orderId }, { relations: ["items"] })
  const lines = order?.items?.map(({ id }) => id) ?? []
  await container.resolve(Modules.INVENTORY).deleteReservationItemsByLineItem(lines)
  await container.resolve(ContainerRegistrationKeys.LINK).delete({ [Modules.ORDER]: { order_id: orderId } })
  await orders.deleteOrders([orderId])
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }])
}
