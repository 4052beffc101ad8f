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
] as const
export type LabelledStatus = (typeof LABELLED_STATUSES)[number]

/** What a shopper is told of an order: one that has a name, or whatever a newer back end says. */
export type DisplayedStatus = LabelledStatus | (string & {})

/** Statuses of the back end that add nothing to what the others say. */
const SILENT: ReadonlySet<string> = new Set([
  ...["pending", "completed", "draft", "archived"],
  ...["not_fulfilled", "canceled"],
  ...["not_paid", "awaiting", "partially_authorized", "partially_captured", "requires_action"],
])

interface StatusSource {
  status: OrderStatus | (string & {})
  payment_status: OrderPaymentStatus | (string & {})
  fulfillment_status: OrderFulfillmentStatus | (string & {})
  /** True for bank transfer and cash on delivery: "authorised" then only says that the method was chosen. */
  payment_pending: boolean
}

/**
 * Pending by default; captured is paid, authorised is authorised, what went back is
 * refunded; then fulfilment wins: fulfilled is processing, shipped is shipped, delivered is completed. A cancelled
 * order stays cancelled. A status nobody here knows is handed on.
 */
export function displayedStatus(order: StatusSource): DisplayedStatus {
  if (order.status === "canceled") return "cancelled"
  if (order.status === "requires_action") return "requires_action"
  switch (order.fulfillment_status) {
    case "fulfilled":
    // Something has left or been packed, the rest is still to be: an exchange after delivery, too.
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

/** Spelled either way in the back end's records. */
const ALIASES: Record<string, LabelledStatus> = { canceled: "cancelled" }

/** The name to look up; null for a status that has none. */
export function labelledStatus(status: DisplayedStatus): LabelledStatus | null {
  return ALIASES[status] ?? LABELLED_STATUSES.find((known) => known === status) ?? null
}

/** `on_hold` as "On Hold": how a status without a name is shown. */
export function titleCase(status: string): string {
  return status
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(" ")
}

/** Whether the whole sum is still to be paid: of a refunded order, or of one paid in part, nothing is asked again. */
export function isUnpaid(
  order: Pick<StatusSource, "status" | "payment_status" | "payment_pending">,
): boolean {
  if (order.status === "canceled") return false
  const { payment_status: paid } = order
  return paid === "not_paid" || paid === "awaiting" || (paid === "authorized" && order.payment_pending)
}
