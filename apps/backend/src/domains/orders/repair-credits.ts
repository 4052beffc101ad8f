import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"
import { type OrderScope, ofOrders } from "../../records/touched-orders.sql.ts"
import { logFailure } from "../run-separately.ts"
import { underOrderLock } from "./order-lock.ts"
import { reducePrice } from "./refunds-ahead.ts"

const BATCH_SIZE = 20

/** For the metadata of a refund: what it takes off the price of its order. */
export const creditNote = (amount: number) => (amount > 0 ? { price_reduction: amount } : {})

/**
 * SQL: refunds by which the price of their order was to be reduced, and how much of that is missing. All credits until the next
 * refund count as theirs, except those made here, which name their refund: they may come after the next one. While a change of the
 * order is open, it may be one of them (`finishCredits`).
 * @param orders a query of the orders' ids
 */
const uncreditedOf = (orders: string) => `
  with noted as (
    select link.order_id, r.id, r.created_at, (r.metadata->>'price_reduction')::numeric as amount,
           lead(r.created_at, 1, 'infinity') over (partition by link.order_id order by r.created_at) as next_at
      from (${orders}) touched
      join "order" o on o.id = touched.order_id and o.canceled_at is null
      join order_payment_collection link on link.order_id = o.id and link.deleted_at is null
      join payment p on p.payment_collection_id = link.payment_collection_id
      join refund r on r.payment_id = p.id and r.deleted_at is null)
  select noted.id, noted.order_id, noted.amount - credited.amount as missing from noted
   cross join lateral (
     select coalesce(sum(credit.amount), 0) as amount from order_credit_line credit
      where credit.order_id = noted.order_id and credit.amount > 0
        and credit.created_at >= noted.created_at and credit.created_at < noted.next_at
        and not exists (select from refund named where named.id = credit.reference_id)) credited
   where noted.amount > credited.amount
     and not exists (select from order_credit_line credit
                      where credit.order_id = noted.order_id and credit.reference_id = noted.id)
     and not exists (select from order_change change where change.order_id = noted.order_id
                      and change.status in ('pending', 'requested') and change.deleted_at is null)`

/** SQL: more recent refunds may still be in progress. */
const REFUNDED_LATELY = `
  select distinct link.order_id from refund r
    join payment p on p.id = r.payment_id
    join order_payment_collection link
      on link.payment_collection_id = p.payment_collection_id and link.deleted_at is null
   where r.created_at between now() - make_interval(days => :days) and now() - interval '1 minute'
     and jsonb_exists(r.metadata, 'price_reduction')`

const uncredited = ofOrders(uncreditedOf, REFUNDED_LATELY)

interface Missing {
  id: string
  order_id: string
  missing: string
}

const findMissing = (container: MedusaContainer, scope: OrderScope) =>
  queryRows<Missing>(container, uncredited(scope), { ...scope })

/**
 * Reduces the price of orders by refunds whose process died after the money was on its way: the order would ask for it again.
 */
export async function repairCredits(container: MedusaContainer, { days }: { days: number }): Promise<void> {
  const orders = new Set((await findMissing(container, { days })).map((row) => row.order_id))
  for (const id of [...orders].slice(0, BATCH_SIZE))
    await logFailure(container, `The price of ${id} is not reduced by its refund yet`, () =>
      underOrderLock(container, id, async () => {
        for (const { id: refundId, missing } of await findMissing(container, { orderId: id }))
          await reducePrice(container, id, Number(missing), refundId)
      }),
    )
}
