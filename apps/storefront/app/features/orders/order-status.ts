import type { OrderFulfillmentStatus, OrderPaymentStatus, OrderStatus } from "@porteka/commerce-sdk"

/**
 * What a shopper is told of an order (specification, section 4 "Displayed order status"): every status of the back end
 * leads to one of these, so none is unknown.
 */
export type DisplayedStatus =
  | "pending"
  | "authorized"
  | "paid"
  | "processing"
  | "shipped"
  | "completed"
  | "cancelled"
  | "refunded"
  | "partially_refunded"
  | "requires_action"

interface StatusSource {
  status: OrderStatus
  payment_status: OrderPaymentStatus
  fulfillment_status: OrderFulfillmentStatus
  /** True for bank transfer and cash on delivery: "authorised" then only says that the method was chosen. */
  payment_pending: boolean
}

/**
 * Pending by default; captured is paid, authorised is authorised, what went back is
 * refunded; then fulfilment wins: fulfilled is processing, shipped is shipped, delivered is completed. A cancelled
 * order stays cancelled.
 */
export function displayedStatus(order: StatusSource): DisplayedStatus {
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
