import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { orderIdOfCartSince } from "@porteka/shop/order-id-since"
import { IS_COMPLETE } from "../../records/is-complete-order.ts"
import { queryRows } from "../../records/query-rows.ts"
import { recountUsage, requestRecount } from "../promotion-usage/recount-usage.ts"

/** How far the creation of a cart's order has come. */
export interface OrderOfCart {
  order_id: string
  is_complete: boolean
  /** A process that still holds the cart's lock may be about to complete it. */
  is_recent: boolean
}

/** Longer than completing an order takes after its first row is written, with a slow card provider. */
export const COMPLETING_SECONDS = 15
const isRecent = (row: string) =>
  `coalesce(${row}.created_at > now() - interval '${COMPLETING_SECONDS} seconds', false) as is_recent`

/**
 * Orders of a cart, including those that a crash has left without a link; they are found by `cart_id` in the
 * order's metadata. Call it under the cart's lock only: an order in progress looks half-made.
 */
export async function findOrdersOfCart(container: MedusaContainer, cartId: string): Promise<OrderOfCart[]> {
  const linked = await findLinkedOrder(container, cartId)
  const named = await queryRows<OrderOfCart>(
    container,
    `select id as order_id, false as is_complete, ${isRecent("o")}
         from "order" o where id >= ? and metadata->>'cart_id' = ? and deleted_at is null`,
    [orderIdOfCartSince(cartId), cartId],
  )
  const orphans = named.filter(({ order_id: id }) => linked?.order_id !== id)
  return [...(linked ? [linked] : []), ...orphans]
}

const LINKED = `
  select link.order_id, ${IS_COMPLETE} as is_complete, ${isRecent("o")}
    from order_cart link
    left join "order" o on o.id = link.order_id and o.deleted_at is null
   where link.cart_id = ? and link.deleted_at is null`

/** The order a cart is linked to, complete or not. */
export async function findLinkedOrder(
  container: MedusaContainer,
  cartId: string,
): Promise<OrderOfCart | undefined> {
  const rows = await queryRows<OrderOfCart>(container, LINKED, [cartId])
  return rows[0]
}

/**
 * Removes what a crash left of an order: its reservations, its use of codes, its links, itself; the cart is
 * open again. The order is deleted last, so that another crash in between is repaired as well. Sometimes only
 * links are left, if Medusa lost its database while undoing an order.
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
  await freeStock(container, order?.items?.map(({ id }) => id) ?? [])
  await requestRecount(container, cartId, orderId)
  await container.resolve(Modules.CART).updateCarts([{ id: cartId, completed_at: null }])
  await container.resolve(ContainerRegistrationKeys.LINK).delete({ [Modules.ORDER]: { order_id: orderId } })
  await orders.deleteOrders([orderId])
  await recountUsage(container)
}

/**
 * The inventory module reads a level and writes the result: without these locks it would lose others'
 * reservations.
 */
export async function freeStock(container: MedusaContainer, lineIds: string[]): Promise<void> {
  if (lineIds.length === 0) return
  const inventory = container.resolve(Modules.INVENTORY)
  const reservations = await inventory.listReservationItems(
    { line_item_id: lineIds },
    { select: ["id", "inventory_item_id"] },
  )
  if (reservations.length === 0) return
  const keys = [...new Set(reservations.map(({ inventory_item_id: id }) => id))]
  await container
    .resolve(Modules.LOCKING)
    .execute(keys, () => inventory.deleteReservationItemsByLineItem(lineIds))
}
