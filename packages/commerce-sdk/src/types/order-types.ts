import type { Address } from "./address-types.ts"
import type { GiftCardPaid } from "./gift-card-types.ts"
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

/** Quantities of a line by state. */
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
  is_giftcard?: boolean
  metadata?: Record<string, unknown> | null
  variant?: {
    id: string
    title: string | null
    sku: string | null
    product?: { id?: string; title: string; handle?: string; thumbnail: string | null } | null
  } | null
  detail?: OrderItemDetail
  /** Value of returned or expected items; the other totals exclude it. */
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

/** A list contains only the two totals; the rest comes with a single order. */
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
  /** With one order: the pieces of each line in the parcel. */
  items?: { line_item_id: string | null; quantity: number }[]
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
  subtotal: number
  shipping_total: number
  tax_total: number
  shipping_methods: OrderShippingMethod[]
  shipping_address: Address | null
  billing_address: Address | null
  payment_collections?: PaymentCollection[]
  created_at: string
  updated_at: string
}

/** Our own keys in an order's `metadata`. */
export interface OrderMetadata {
  /** The shopper's note to the shop. */
  notes?: string
  payment_method?: string
  /** The accepted terms, without a version if the client named none; the hash is that of `SitePageVersion`. */
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
  fulfillments?: OrderFulfillment[]
  canceled_at?: string | null
  /** With one order: absent if no gift card paid. */
  gift_card_paid?: GiftCardPaid
  /** With one order: its lines without a right of withdrawal. */
  withdrawal_exemptions?: WithdrawalExemption[]
  /** With one order: working days until the slowest item is made, according to its current products. */
  making_days?: number
  /** With one order: the amount returned to gift cards, in whole forints. */
  gift_card_returned?: number
  /** With one order: what transfers have brought beside the payments, in whole forints: of an amount that is still due, or to be sent back. */
  received_in_part?: number
  /** With one order: its returns. */
  returns?: OrderReturn[]
  /** With one order: its latest declaration of withdrawal; null if there is none. */
  withdrawal?: OrderWithdrawal | null
}

/** A return that the shop expects or has received. */
export interface OrderReturn {
  id: string
  number: number
  /** Alone, or as part of an exchange or a claim. */
  reason: "return" | "exchange" | "claim"
  requested_at: string
  received_at: string | null
  items: { item_id: string; quantity: number; received_quantity: number }[]
}

export interface OrderAnswer {
  order: Order
}
