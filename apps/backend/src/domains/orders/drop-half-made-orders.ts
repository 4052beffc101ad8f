import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { DAY_MS } from "@porteka/hungary"
import { orderIdSince } from "@porteka/shop/order-id-since"
import { IS_COMPLETE } from "../../records/is-complete-order.ts"
import { queryRows } from "../../records/query-rows.ts"
import { logFailure } from "../run-separately.ts"
import { dropHalfMadeOrder, findOrdersOfCart, freeStock } from "./half-made-order.ts"

const LOOK_BACK_MS = 7 * DAY_MS
const BATCH_SIZE = 20
/** Seconds. A cart locked for longer is in use: the next run checks it again. */
const LOCK_TIMEOUT = 2

/**
 * Carts of the last days whose order was left by a crash without its cart, without an authorized payment, or as
 * a mere link: no e-mail was sent about them. Orders in progress hold their cart's lock. In random order, so
 * that an order that cannot be removed does not block the others forever.
 */
const HALF_MADE = `
  select cart_id from (
    select o.metadata->>'cart_id' as cart_id from "order" o
     where o.id >= :since and o.metadata->>'cart_id' is not null and o.deleted_at is null
       and o.created_at < now() - interval '30 seconds' and not ${IS_COMPLETE}
    union
    select link.cart_id from order_cart link
      left join "order" o on o.id = link.order_id and o.deleted_at is null
     where link.order_id >= :since and link.deleted_at is null and o.id is null
       and link.created_at < now() - interval '30 seconds') half_made
   order by random() limit ${BATCH_SIZE}`

/** Removes half-made orders whose shoppers have not tried again. */
export async function dropHalfMadeOrders(container: MedusaContainer): Promise<void> {
  const rows = await queryRows<{ cart_id: string }>(container, HALF_MADE, {
    since: orderIdSince(new Date(Date.now() - LOOK_BACK_MS)),
  })
  for (const { cart_id: cartId } of rows) {
    await logFailure(container, `The half-made order of ${cartId} is not removed yet`, () =>
      container
        .resolve(Modules.LOCKING)
        .execute(cartId, () => dropHalf(container, cartId), { timeout: LOCK_TIMEOUT }),
    )
  }
}

async function dropHalf(container: MedusaContainer, cartId: string): Promise<void> {
  const orders = await findOrdersOfCart(container, cartId)
  for (const { order_id, is_complete } of orders) {
    if (!is_complete) await dropHalfMadeOrder(container, cartId, order_id)
  }
}

/** An order's lines exist before their reservations. */
const WITHOUT_LINE = `
  select held.line_item_id from reservation_item held
    left join order_line_item line on line.id = held.line_item_id and line.deleted_at is null
   where held.line_item_id is not null and held.deleted_at is null and line.id is null limit ${BATCH_SIZE}`

/**
 * Frees stock of orders that were refused. Medusa reserves it while it counts the use of the cart's codes; if that refuses the
 * order, a reservation that is just being written is not undone.
 */
export async function freeLostReservations(container: MedusaContainer): Promise<void> {
  const rows = await queryRows<{ line_item_id: string }>(container, WITHOUT_LINE)
  await freeStock(
    container,
    rows.map(({ line_item_id: id }) => id),
  )
}

/** Of orders that were canceled lately, which is found by an index (ADR 0108). */
const OF_CANCELED = `
  select distinct held.line_item_id from "order" o
    join order_item item on item.order_id = o.id
    join reservation_item held on held.line_item_id = item.item_id and held.deleted_at is null
   where o.canceled_at between now() - interval '7 days' and now() - interval '1 minute' and o.deleted_at is null
   limit ${BATCH_SIZE}`

/** Frees what canceled orders still hold: they release it last (medusa-patches/released-last.ts), and a process may have died before. */
export async function freeCanceledStock(container: MedusaContainer): Promise<void> {
  const rows = await queryRows<{ line_item_id: string }>(container, OF_CANCELED)
  await freeStock(
    container,
    rows.map(({ line_item_id: id }) => id),
  )
}
