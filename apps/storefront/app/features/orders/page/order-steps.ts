/** What has happened to an order, ISO 8601; null where it has not. */
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
  /** When; null for what is still ahead, or was passed over. */
  at: string | null
}

interface Way {
  isPickup: boolean
  /** Cash is paid at the end: that is no step of its own. */
  isCash: boolean
  /** Whether anything is sent or collected: gift cards go by mail. */
  isSent: boolean
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

/** The way of an order from the purchase into the shopper's hands, as far as it has come. */
export function orderSteps(order: OrderTimeline, { isPickup, isCash, isSent }: Way): OrderStep[] {
  const way: [OrderStepName, string | null][] = [
    ["placed", order.createdAt],
    ...(isCash ? [] : ([["paid", order.paidAt]] satisfies [OrderStepName, string | null][])),
    ...(isSent ? deliverySteps(order, isPickup) : []),
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
    // What was delivered was packed, whatever the staff has noted of it. Money is only there when it is.
    done: at !== null || (name !== "paid" && way.slice(index).some(([, later]) => later !== null)),
    at,
  }))
}
