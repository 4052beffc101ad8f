import type { OrderFulfillmentStatus, OrderPaymentStatus, OrderStatus } from "@porteka/commerce-sdk"

/** Statuses that have a name in every language (specification, section 4 "Displayed order status"). */
const LABELLED_STATUSES = [
  "pending",
  "authorized",
  "paid",
  "processing",
  "shipped",
  "delivered",
  "completed",
  "cancelled",
  "returned",
  "refunded",
  "partially_refunded",
  "requires_action",
  "awaiting_transfer",
] as const
export type LabelledStatus = (typeof LABELLED_STATUSES)[number]

/** The status shown to the shopper: one with a name, or any newer status of the back end. */
export type DisplayedStatus = LabelledStatus | (string & {})

/** Statuses of the back end that are not shown, because they add no information. */
const SILENT: ReadonlySet<string> = new Set([
  "pending",
  "completed",
  "draft",
  "archived",
  "not_fulfilled",
  "canceled",
  "not_paid",
  "awaiting",
  "partially_authorized",
  "partially_captured",
  "requires_action",
])

interface StatusSource {
  status: OrderStatus | (string & {})
  payment_status: OrderPaymentStatus | (string & {})
  fulfillment_status: OrderFulfillmentStatus | (string & {})
  /** True for bank transfer and cash on delivery: "authorized" then only means that the method was chosen. */
  payment_pending: boolean
}

/**
 * Pending by default. Payment: captured is paid, authorized is authorized, a refund is refunded. Fulfilment
 * overrides it: fulfilled is processing, shipped is shipped, delivered is completed. A canceled order stays
 * canceled. An unknown status is passed on.
 */
export function displayedStatus(order: StatusSource): DisplayedStatus {
  if (order.status === "canceled") return "cancelled"
  if (order.status === "requires_action") return "requires_action"
  switch (order.fulfillment_status) {
    case "fulfilled":
    // A part was shipped or packed and the rest was not, for example an exchange after delivery.
    case "partially_fulfilled":
    case "partially_shipped":
    case "partially_delivered":
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
  const unknown = [order.fulfillment_status, order.payment_status, order.status].find(
    (status) => !SILENT.has(status),
  )
  return unknown ?? "pending"
}

/**
 * As for the shopper's pages: an order that only waits for the shopper's transfer says so, because "pending" sounds as if the
 * shop had to act.
 */
export function statusForShopper(order: StatusSource, isTransfer: boolean): DisplayedStatus {
  const status = displayedStatus(order)
  return status === "pending" && isTransfer && isUnpaid(order) ? "awaiting_transfer" : status
}

/** The back end uses both spellings. */
const ALIASES: Record<string, LabelledStatus> = { canceled: "cancelled" }

/** The key to look up; null for a status without one. */
export function labelledStatus(status: DisplayedStatus): LabelledStatus | null {
  return ALIASES[status] ?? LABELLED_STATUSES.find((known) => known === status) ?? null
}

/** `on_hold` as "On Hold": the display of a status without a name. */
export function titleCase(status: string): string {
  return status
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ")
}

/** Whether the whole amount is still to be paid: not for a refunded or partly paid order. */
export function isUnpaid(
  order: Pick<StatusSource, "status" | "payment_status" | "payment_pending">,
): boolean {
  if (order.status === "canceled") return false
  const { payment_status: paid } = order
  return paid === "not_paid" || paid === "awaiting" || (paid === "authorized" && order.payment_pending)
}
