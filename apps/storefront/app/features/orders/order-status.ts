import type { OrderFulfillmentStatus, OrderPaymentStatus, OrderStatus } from "@porteka/commerce-sdk"

/** Statuses that have a text of their own (specification, section 4 "Displayed order status"). */
export const LABELLED_STATUSES = [
  "pending",
  "authorized",
  "paid",
  "processing",
  "shipped",
  "completed",
  "cancelled",
  "canceled",
  "delivered",
  "returned",
  "requires_action",
] as const
export type LabelledStatus = (typeof LABELLED_STATUSES)[number]

interface StatusSource {
  status: OrderStatus
  payment_status: OrderPaymentStatus
  fulfillment_status: OrderFulfillmentStatus
  /** True for bank transfer and cash on delivery: "authorised" then only says that the method was chosen. */
  payment_pending: boolean
}

/**
 * What a shopper is told: pending by default; captured is paid, authorised is authorised; then fulfilment
 * wins: fulfilled is processing, shipped is shipped, delivered is completed. A cancelled order stays cancelled.
 */
export function displayedStatus(order: StatusSource): string {
  if (order.status === "canceled") return "cancelled"
  if (order.status === "requires_action") return "requires_action"
  switch (order.fulfillment_status) {
    case "fulfilled":
      return "processing"
    case "shipped":
      return "shipped"
    case "delivered":
      return "completed"
  }
  if (order.payment_status === "captured") return "paid"
  if (order.payment_status === "authorized" && !order.payment_pending) return "authorized"
  return "pending"
}

export function isLabelled(status: string): status is LabelledStatus {
  return LABELLED_STATUSES.includes(status as LabelledStatus)
}

/** Unknown statuses are shown title-cased: "partially_shipped" as "Partially Shipped". */
export function titleCase(status: string): string {
  return status
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")
}
