import type { MedusaContainer } from "@medusajs/framework/types"
import { settle } from "@porteka/commerce-sdk"
import { sumOfAmounts } from "../../amounts/sum-of-amounts.ts"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import { type Prepared, queryPrepared } from "../../records/prepared.ts"
import { readOrder } from "./read-order.ts"

interface Amount {
  amount: number
}

interface Payment extends Amount {
  id: string
  captured_at: string | null
  canceled_at: string | null
  captures: Amount[]
  refunds: Amount[]
}

interface Collection {
  id: string
  status: string
  payments: Payment[]
  sessions: { id: string; status: string }[]
}

export interface OrderMoney {
  currency_code: string
  method: unknown
  total: number
  /** Total captured, including amounts refunded since. */
  paid: number
  refunded: number
  /** Amount due; negative if the shop owes money. */
  due: number
  /** What part payments by transfer have brought of it; with their rest, they become a payment. */
  received: number
  /** The same, with what has to be sent back of transfers. */
  held: number
  /** Value of the expected returns. */
  comingBack: number
  collections: Collection[]
}

const amountsOf = (table: string) => `
  coalesce((select json_agg(json_build_object('amount', part.amount) order by part.id) from ${table} part
             where part.payment_id = payment.id and part.deleted_at is null), '[]')`

/** By one statement, because Medusa would ask for each table. */
const COLLECTIONS: Prepared = {
  name: "money-of-order",
  sql: `
  select collection.id, collection.status,
         coalesce((select json_agg(json_build_object('id', session.id, 'status', session.status) order by session.id)
                     from payment_session session
                    where session.payment_collection_id = collection.id and session.deleted_at is null), '[]') as sessions,
         coalesce((select json_agg(json_build_object(
                            'id', payment.id, 'amount', payment.amount, 'captured_at', payment.captured_at,
                            'canceled_at', payment.canceled_at, 'captures', ${amountsOf("capture")},
                            'refunds', ${amountsOf("refund")}) order by payment.id)
                     from payment
                    where payment.payment_collection_id = collection.id and payment.deleted_at is null), '[]') as payments
    from order_payment_collection link
    join payment_collection collection
      on collection.id = link.payment_collection_id and collection.deleted_at is null
   where link.order_id = ? and link.deleted_at is null
   order by collection.id`,
}

interface PricedOrder {
  currency_code: string
  total: number
  metadata: Record<string, unknown> | null
  items: { return_requested_total?: number }[]
}

/** An order's total, payments and refunds. @throws 404 */
export async function readMoney(container: MedusaContainer, orderId: string): Promise<OrderMoney> {
  const order = await readOrder<PricedOrder>(container, orderId)
  const collections = await queryPrepared<Collection>(container, COLLECTIONS, [orderId])
  const payments = collections.flatMap((collection) => collection.payments)
  const paid = sumOfAmounts(payments.flatMap(takenOf))
  const refunded = sumOfAmounts(payments.flatMap(({ refunds }) => refunds))
  const { total } = order
  const method = order.metadata?.payment_method
  const comingBack = sumOfAmounts(
    order.items.map(({ return_requested_total: amount }) => ({ amount: amount ?? 0 })),
  )
  const { due, owed } = settle({
    total,
    paid,
    refunded,
    isPending: method !== "card",
    comingBack,
    collections: collections.map(({ status }) => status),
  })
  const entries = container.resolve(BANK_ENTRY_MODULE)
  const [parts, held] = await Promise.all([entries.sumParts([orderId]), entries.sumHeld([orderId])])
  return {
    currency_code: order.currency_code,
    method,
    total,
    paid,
    refunded,
    comingBack,
    collections,
    due: due - owed,
    received: parts.get(orderId) ?? 0,
    held: held.get(orderId) ?? 0,
  }
}

/** As in `records/order-money.sql.ts`: a whole capture counts once the provider has confirmed it. */
function takenOf({ amount, captured_at: takenAt, captures }: Payment): Amount[] {
  return takenAt || sumOfAmounts(captures) < amount ? captures : []
}
