/** Times of the order's events, ISO 8601; null if they have not happened. */
export interface OrderTimeline {
  createdAt: string
  paidAt: string | null
  packedAt: string | null
  shippedAt: string | null
  deliveredAt: string | null
  canceledAt: string | null
}

export type OrderStepName =
  | "placed"
  | "paid"
  | "packed"
  | "ready"
  | "shipped"
  | "delivered"
  | "collected"
  | "cancelled"

export interface OrderStep {
  name: OrderStepName
  done: boolean
  /** When it happened; null if it has not, or was skipped. */
  at: string | null
}

interface Way {
  isPickup: boolean
  /** Cash is paid at the end, so it is not a separate step. */
  isCash: boolean
  /** False if it consists of gift cards, which are sent by e-mail. */
  hasGoods: boolean
}

const deliverySteps = (order: OrderTimeline, isPickup: boolean): [OrderStepName, string | null][] =>
  isPickup
    ? [
        ["ready", order.packedAt],
        ["collected", order.deliveredAt],
      ]
    : [
        ["packed", order.packedAt],
        ["shipped", order.shippedAt],
        ["delivered", order.deliveredAt],
      ]

/** The steps of an order from the purchase to the delivery, with the progress. */
export function orderSteps(order: OrderTimeline, { isPickup, isCash, hasGoods }: Way): OrderStep[] {
  const way: [OrderStepName, string | null][] = [
    ["placed", order.createdAt],
    ...(isCash ? [] : ([["paid", order.paidAt]] satisfies [OrderStepName, string | null][])),
    ...(hasGoods ? deliverySteps(order, isPickup) : []),
  ]
  if (order.canceledAt) {
    const happened = way.filter(([, at]) => at !== null)
    return [...happened, ["cancelled", order.canceledAt] as const].map(([name, at]) => ({
      name,
      done: true,
      at,
    }))
  }
  return way.map(([name, at], index) => ({
    name,
    // A delivered order was packed, even if the staff did not record it. Payment is not assumed.
    done: at !== null || (name !== "paid" && way.slice(index).some(([, later]) => later !== null)),
    at,
  }))
}
