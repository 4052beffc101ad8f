import type { MedusaContainer } from "@medusajs/framework/types"
import { settle } from "@porteka/commerce-sdk"
import { sumOfAmounts } from "../../amounts/sum-of-amounts.ts"
import { BANK_ENTRY_MODULE } from "../../modules/bank-entry/index.ts"
import { readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"

interface Amount {
  amount: number
}

interface Payment extends Amount {
  id: string
  captured_at: string | Date | null
  canceled_at: string | Date | null
  captures: Amount[]
  refunds: Amount[]
}

interface Collection {
  id: string
  status: string
  payments: Payment[]
  payment_sessions: { id: string; status: string }[]
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
  collections: (Omit<Collection, "payment_sessions"> & { sessions: Collection["payment_sessions"] })[]
}

const PAYMENTS = "payment_collections.payments"
const FIELDS = [
  ...["id", "currency_code", "total", "metadata", "items.*", "items.detail.*"],
  ...["payment_collections.id", "payment_collections.status"],
  ...["payment_collections.payment_sessions.id", "payment_collections.payment_sessions.status"],
  ...["id", "amount", "captured_at", "canceled_at", "captures.amount", "refunds.amount"].map(
    (field) => `${PAYMENTS}.${field}`,
  ),
]

interface OrderRow {
  currency_code: string
  total: number
  metadata: Record<string, unknown> | null
  items?: { return_requested_total?: number }[]
  payment_collections?: Collection[]
}

/** An order's total, payments and refunds. @throws 404 */
export async function readMoney(container: MedusaContainer, orderId: string): Promise<OrderMoney> {
  const [order] = await readRecords<OrderRow>(container, {
    entity: "order",
    fields: FIELDS,
    filters: { id: orderId },
  })
  if (!order) throw notFound("There is no such order")
  const collections = (order.payment_collections ?? []).map(
    ({ payment_sessions: sessions, ...collection }) => ({
      ...collection,
      sessions: sessions ?? [],
    }),
  )
  const payments = collections.flatMap((collection) => collection.payments)
  const paid = sumOfAmounts(payments.flatMap(takenOf))
  const refunded = sumOfAmounts(payments.flatMap(({ refunds }) => refunds ?? []))
  const total = Number(order.total)
  const method = order.metadata?.payment_method
  const comingBack = sumOfAmounts(
    (order.items ?? []).map(({ return_requested_total: amount }) => ({ amount: amount ?? 0 })),
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
  const written = captures ?? []
  return takenAt || sumOfAmounts(written) < Number(amount) ? written : []
}
