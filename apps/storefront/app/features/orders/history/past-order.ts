import type { OrderListItem } from "@porteka/commerce-sdk/wire"
import { inLineOrder } from "@porteka/shop"
import { type DisplayedStatus, isUnpaid, statusForShopper } from "../order-status.ts"
import { isPaymentPending, type OrderLineView, toLineView } from "../order-view.ts"

/** An order in a customer's list. Amounts are gross whole forints. */
export interface PastOrder {
  id: string
  number: string
  createdAt: string
  status: DisplayedStatus
  /** The customer has to transfer money. */
  awaitsTransfer: boolean
  /** It was handed to the carrier. */
  isUnderWay: boolean
  total: number
  currency: string
  lines: OrderLineView[]
}

export function toPastOrder(order: OrderListItem): PastOrder {
  const payable = { ...order, payment_pending: isPaymentPending(order) }
  const { summary } = order
  const isTransfer = order.metadata?.payment_method === "bank_transfer"
  return {
    id: order.id,
    number: String(order.display_id),
    createdAt: order.created_at,
    status: statusForShopper(payable, isTransfer),
    awaitsTransfer: isTransfer && isUnpaid(payable),
    isUnderWay: order.fulfillment_status === "shipped",
    total: summary?.current_order_total ?? summary?.original_order_total ?? order.total,
    currency: order.currency_code,
    lines: inLineOrder(order.items ?? []).map(toLineView),
  }
}
