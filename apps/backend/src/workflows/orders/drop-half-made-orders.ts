import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import { PLACE_ORDER_LOCK } from "../checkout/cart-lock.ts"
import { dropHalfMadeOrder, findOrdersOfCart } from "./half-made-order.ts"
import { orderIdSince } from "./order-id-since.ts"

const LOOK_BACK_MS = 7 * 24 * 60 * 60_000

/**
 * Carts of the last days whose order a dying process has left without its cart, without having asked its payment,
 * or as a mere link: of them nobody was told. One that is being made right now holds its cart's lock.
 */
const HALF_MADE = `
  select o.metadata->>'cart_id' as cart_id from "order" o
    left join order_cart link on link.order_id = o.id and link.deleted_at is null
    left join cart on cart.id = link.cart_id
   where o.id >= ? and o.metadata->>'cart_id' is not null and o.deleted_at is null
     and o.created_at < now() - interval '30 seconds'
     and (link.order_id is null or cart.completed_at is null or exists (
       select 1 from order_payment_collection pay
         join payment_session session on session.payment_collection_id = pay.payment_collection_id
        where pay.order_id = o.id and pay.deleted_at is null and session.deleted_at is null
        having count(*) > 0 and bool_and(session.status = 'pending')))
  union
  select link.cart_id from order_cart link
    left join "order" o on o.id = link.order_id and o.deleted_at is null
   where link.order_id >= ? and link.deleted_at is null and o.id is null
     and link.created_at < now() - interval '30 seconds'
   limit 20`

/** Takes away what nobody has come back for. */
export async function dropHalfMadeOrders(container: MedusaContainer): Promise<void> {
  const since = orderIdSince(new Date(Date.now() - LOOK_BACK_MS))
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(HALF_MADE, [since, since])
  for (const { cart_id: cartId } of rows as { cart_id: string }[]) {
    await container
      .resolve(Modules.LOCKING)
      .execute(cartId, () => dropHalf(container, cartId), { timeout: PLACE_ORDER_LOCK.timeout })
  }
}

async function dropHalf(container: MedusaContainer, cartId: string): Promise<void> {
  const orders = await findOrdersOfCart(container, cartId)
  for (const { order_id, is_whole } of orders) {
    if (!is_whole) await dropHalfMadeOrder(container, cartId, order_id)
  }
}
