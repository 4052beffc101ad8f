import type { Order, Payment } from "@porteka/commerce-sdk/wire"
import { settle } from "@porteka/commerce-sdk/wire"

/** The paid, refunded and open amounts of an order. Whole forints, gross. */
export interface OrderMoney {
  paid: number
  refunds: { id: string; amount: number; at: string }[]
  /** What the customer still has to pay: everything, or the difference after a change. */
  due: number
  /** What the shop still has to refund. */
  owed: number
}

/** @param isPending paid by transfer or in cash */
export function moneyOf(
  order: Pick<Order, "total" | "status" | "items" | "payment_collections" | "received_in_part">,
  isPending: boolean,
): OrderMoney {
  const payments = paymentsOf(order)
  const captured = sum(payments.filter(({ captured_at: at }) => at).map(({ amount }) => amount))
  // A part payment is captured together with its rest.
  const paid = captured + (order.received_in_part ?? 0)
  const refunds = payments
    .flatMap(({ refunds: ofPayment = [] }) => ofPayment)
    .map(({ id, amount, created_at: at }) => ({ id, amount, at }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  const isCancelled = order.status === "canceled"
  const { due, owed } = settle({
    paid,
    isPending,
    comingBack: sum(order.items.map(({ return_requested_total: total = 0 }) => total)),
    total: isCancelled ? 0 : order.total,
    refunded: sum(refunds.map(({ amount }) => amount)),
    collections: order.payment_collections?.map(({ status }) => status) ?? [],
  })
  return { paid, refunds, due, owed }
}

export function paymentsOf({ payment_collections: collections = [] }: Pick<Order, "payment_collections">) {
  return collections.flatMap(({ payments = [] }): Payment[] => payments)
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
