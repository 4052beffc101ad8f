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
  "refunded",
  "partially_refunded",
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
 * What a shopper is told: pending by default; captured is paid, authorised is authorised, what went back is
 * refunded; then fulfilment wins: fulfilled is processing, shipped is shipped, delivered is completed. A cancelled
 * order stays cancelled.
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
  switch (order.payment_status) {
    case "captured":
      return "paid"
    case "refunded":
    case "partially_refunded":
      return order.payment_status
    case "authorized":
      return order.payment_pending ? "pending" : "authorized"
  }
  return "pending"
}

/** Whether the whole sum is still to be paid: of a refunded order, or of one paid in part, nothing is asked again. */
export function isUnpaid(
  order: Pick<StatusSource, "status" | "payment_status" | "payment_pending">,
): boolean {
  if (order.status === "canceled") return false
  const { payment_status: paid } = order
  return paid === "not_paid" || paid === "awaiting" || (paid === "authorized" && order.payment_pending)
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
