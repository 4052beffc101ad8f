import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { queryRows } from "../../records/query-rows.ts"
import { type OrderScope, ofOrders } from "../../records/touched-orders.sql.ts"
import { logFailure } from "../run-separately.ts"
import { underOrderLock } from "./order-lock.ts"

const BATCH_SIZE = 20

/**
 * SQL: captures and refunds that their order does not know of. A cancellation's refunds are booked under the payment's id.
 * @param orders a query of the orders' ids
 */
const unbookedOf = (orders: string) => `
  with moved as (
    select link.order_id, p.id as payment_id, p.currency_code, entry.reference, entry.id, entry.amount
      from (${orders}) touched
      join order_payment_collection link on link.order_id = touched.order_id and link.deleted_at is null
      join payment p on p.payment_collection_id = link.payment_collection_id and p.deleted_at is null
     cross join lateral (
       select 'capture' as reference, c.id, c.amount from capture c
        where c.payment_id = p.id and c.deleted_at is null and p.captured_at is not null
       union all
       select 'refund', r.id, -r.amount from refund r where r.payment_id = p.id and r.deleted_at is null) entry)
  select order_id, currency_code, reference, id, amount from moved
   where not exists (
     select from order_transaction booked
      where booked.order_id = moved.order_id and booked.reference = moved.reference
        and booked.reference_id in (moved.id, moved.payment_id) and booked.deleted_at is null)`

/** SQL: the orders whose money moved in the last `:days`; more recent movements may still be in progress. */
const MOVED_LATELY = `
  select link.order_id from order_payment_collection link
    join (
      select payment_collection_id from payment
       where captured_at between now() - make_interval(days => :days) and now() - interval '1 minute'
      union
      select p.payment_collection_id from refund r join payment p on p.id = r.payment_id
       where r.created_at between now() - make_interval(days => :days) and now() - interval '1 minute') moved
      on moved.payment_collection_id = link.payment_collection_id
   where link.deleted_at is null`

interface Movement {
  order_id: string
  currency_code: string
  reference: "capture" | "refund"
  id: string
  amount: string
}

const unbooked = ofOrders(unbookedOf, MOVED_LATELY)

const readUnbooked = (container: MedusaContainer, scope: OrderScope) =>
  queryRows<Movement>(container, unbooked(scope), { ...scope })

/**
 * Medusa records a capture or a refund first and books it in the order afterward. If the process died in between, the order
 * would ask for the money again, or offer to refund it again. Call it under the order's lock.
 */
export async function bookMoney(container: MedusaContainer, orderId: string): Promise<void> {
  const missing = await readUnbooked(container, { orderId })
  if (missing.length === 0) return
  await container.resolve(Modules.ORDER).addOrderTransactions(
    missing.map(({ order_id, currency_code, reference, id, amount }) => ({
      order_id,
      currency_code,
      reference,
      reference_id: id,
      amount: Number(amount),
    })),
  )
}

/** Books what was left unbooked in the last days. */
export async function repairBooks(container: MedusaContainer, { days }: { days: number }): Promise<void> {
  const orders = new Set((await readUnbooked(container, { days })).map((row) => row.order_id))
  for (const id of [...orders].slice(0, BATCH_SIZE)) {
    await logFailure(container, `The money of ${id} is not booked yet`, () =>
      underOrderLock(container, id, () => bookMoney(container, id)),
    )
  }
}
