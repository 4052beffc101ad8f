import type { Address } from "./address-types.ts"
import type { PaymentCollection } from "./payment-types.ts"
import type { Adjustment, TaxLine } from "./tax-types.ts"
import type { LineTotals, Totals } from "./totals-types.ts"
import type { OrderWithdrawal, WithdrawalExemption } from "./withdrawal-types.ts"

export type OrderStatus = "pending" | "completed" | "draft" | "archived" | "canceled" | "requires_action"

export type OrderPaymentStatus =
  | "not_paid"
  | "awaiting"
  | "authorized"
  | "partially_authorized"
  | "captured"
  | "partially_captured"
  | "partially_refunded"
  | "refunded"
  | "canceled"
  | "requires_action"

export type OrderFulfillmentStatus =
  | "not_fulfilled"
  | "partially_fulfilled"
  | "fulfilled"
  | "partially_shipped"
  | "shipped"
  | "partially_delivered"
  | "delivered"
  | "canceled"

/** How much of a line has gone which way. */
export interface OrderItemDetail {
  quantity: number
  fulfilled_quantity: number
  shipped_quantity: number
  delivered_quantity: number
  return_requested_quantity: number
  return_received_quantity: number
  return_dismissed_quantity: number
  written_off_quantity: number
}

export interface OrderLineItem extends LineTotals {
  id: string
  title: string
  subtitle: string | null
  quantity: number
  unit_price: number
  thumbnail: string | null
  product_id: string | null
  product_title: string | null
  product_handle: string | null
  variant_id: string | null
  variant_title: string | null
  variant_sku: string | null
  metadata?: Record<string, unknown> | null
  variant?: {
    id: string
    title: string | null
    sku: string | null
    product?: { id?: string; title: string; handle?: string; thumbnail: string | null } | null
  } | null
  detail?: OrderItemDetail
  /** What the pieces cost that have come back, or are coming back; the other totals are without those that have. */
  return_received_total?: number
  return_requested_total?: number
  return_dismissed_total?: number
  tax_lines?: TaxLine[]
  adjustments?: Adjustment[]
}

export interface OrderShippingMethod extends LineTotals {
  id: string
  name: string
  amount: number
  shipping_option_id: string | null
  data: Record<string, unknown> | null
  tax_lines?: TaxLine[]
  adjustments?: Adjustment[]
}

/** Only the two totals are promised in a list; the rest comes with one order. */
export interface OrderSummary {
  current_order_total: number
  original_order_total: number
  paid_total?: number
  refunded_total?: number
  pending_difference?: number
}

export interface FulfillmentLabel {
  tracking_number: string
  tracking_url: string
  label_url: string
}

export interface OrderFulfillment {
  id: string
  packed_at: string | null
  shipped_at: string | null
  delivered_at: string | null
  canceled_at: string | null
  created_at: string
  labels?: FulfillmentLabel[]
}

/** A line of the orders list. */
export interface OrderListItem {
  id: string
  display_id: number
  status: OrderStatus
  payment_status: OrderPaymentStatus
  fulfillment_status: OrderFulfillmentStatus
  summary: OrderSummary
  total: number
  currency_code: string
  metadata: OrderMetadata | null
  items?: OrderLineItem[]
  created_at: string
  updated_at: string
}

/** Our own keys in an order's `metadata`. */
export interface OrderMetadata {
  /** What the shopper wrote to the shop. */
  notes?: string
  payment_method?: string
  /** The terms that were accepted, without a version where the client named none; the fingerprint is that of `SitePageVersion`. */
  terms?: { version: string | null; locale: string | null; accepted_at: string; fingerprint?: string | null }
  [key: string]: unknown
}

/** One order in full. */
export interface Order extends OrderListItem, Totals {
  email: string | null
  locale?: string | null
  region_id: string | null
  customer_id?: string | null
  items: OrderLineItem[]
  shipping_methods: OrderShippingMethod[]
  shipping_address: Address | null
  billing_address: Address | null
  payment_collections?: PaymentCollection[]
  fulfillments?: OrderFulfillment[]
  canceled_at?: string | null
  /** With one order: its lines that nobody can withdraw from. */
  withdrawal_exemptions?: WithdrawalExemption[]
  /** With one order: working days until the slowest of its goods is made, as the goods are now. */
  making_days?: number
  /** With one order: what of it has gone back to gift cards, in whole forints. */
  gift_card_returned?: number
  /** With one order: what comes back, or has come back. */
  returns?: OrderReturn[]
  /** With one order: the last declaration of withdrawal about it; null when there is none. */
  withdrawal?: OrderWithdrawal | null
}

/** Goods of an order that the shop expects back, or that have come back. */
export interface OrderReturn {
  id: string
  number: number
  /** On its own, or as part of an exchange or a claim. */
  reason: "return" | "exchange" | "claim"
  requested_at: string
  received_at: string | null
  items: { item_id: string; quantity: number; received_quantity: number }[]
}

export interface OrderAnswer {
  order: Order
}
