import type { Address, AddressInput } from "./address-types.ts"
import type { CouponState } from "./coupon-types.ts"
import type { GiftCardPaid } from "./gift-card-types.ts"
import type { PaymentCollection } from "./payment-types.ts"
import type { Region } from "./region-types.ts"
import type { Adjustment, TaxLine } from "./tax-types.ts"
import type { LineTotals, Totals } from "./totals-types.ts"

/** Format of cart ids; those of Medusa are a prefix and a ULID. */
export const CART_ID = /^cart_[A-Za-z0-9]{1,60}$/

/** What clients write into a cart's `metadata` (specification 3, "Cart"); other keys are refused. */
export interface CartMarks {
  /** The language cookie when the cart was created or last changed. */
  cookie_locale?: string
  "locale-country"?: string
}

/** Our own keys in a cart's `metadata`. */
export interface CartMetadata extends CartMarks {
  /** Delivery codes without effect yet; tried again with every chosen delivery. */
  waiting_codes?: string[]
  /** Codes with a smallest cart value; tried again with every change of the cart. */
  minimum_codes?: string[]
  [key: string]: unknown
}

export interface CartLineItem extends LineTotals {
  id: string
  title: string
  subtitle: string | null
  quantity: number
  /** Gross (ruling D7). */
  unit_price: number
  compare_at_unit_price: number | null
  thumbnail: string | null
  product_id: string | null
  product_title: string | null
  product_handle: string | null
  variant_id: string | null
  variant_title: string | null
  variant_sku: string | null
  requires_shipping: boolean
  is_giftcard: boolean
  metadata: Record<string, unknown> | null
  tax_lines?: TaxLine[]
  adjustments?: Adjustment[]
  created_at: string
}

export interface CartShippingMethod extends LineTotals {
  id: string
  name: string
  amount: number
  shipping_option_id: string | null
  data: Record<string, unknown> | null
  tax_lines?: TaxLine[]
  adjustments?: Adjustment[]
}

export interface CartPromotion {
  id: string
  code: string | null
  is_automatic: boolean
  application_method?: { value: number; type: "fixed" | "percentage"; currency_code: string | null }
}

/** Why a code takes nothing off: what `CouponState` says, or a condition that this cart does not meet. */
export type CodeRefusal = Exclude<CouponState, "usable"> | "conditions"

/** A code that the visitor entered and that may count later: from a cart value on (`cartValue`), or for a delivery. */
export interface KeptCode {
  code: string
  /** Gross whole forints; 0 if there is no such condition. */
  minimum: number
  /** It needs nothing more than a delivery it applies to. */
  waits?: "delivery"
  /** Absent: it counts, or waits for that value or a delivery. */
  refused?: CodeRefusal
}

export interface Cart extends Totals {
  id: string
  currency_code: string
  email: string | null
  locale: string | null
  region_id: string | null
  region?: Region
  customer_id?: string | null
  /** Set once the cart has become an order: the cart counts as gone. */
  completed_at: string | null
  metadata: CartMetadata | null
  items: CartLineItem[]
  shipping_methods: CartShippingMethod[]
  promotions: CartPromotion[]
  /** Absent if there are none. */
  kept_codes?: KeptCode[]
  /** Absent until they are given. */
  shipping_address?: Address | null
  billing_address?: Address | null
  payment_collection?: PaymentCollection | null
  /** Absent if no gift card pays. */
  gift_card_paid?: GiftCardPaid
  created_at: string
  updated_at: string
}

export interface CartItemInput {
  variant_id: string
  /** Whole number, at least 1. */
  quantity: number
  metadata?: Record<string, unknown> | null
}

/** Only `carts.checkout` sets the e-mail: elsewhere it would attach a registered customer (ruling D15). */
export interface CartCreateInput {
  region_id: string
  items?: CartItemInput[]
  locale?: string | null
  promo_codes?: string[]
  metadata?: CartMarks | null
}

export interface CartUpdateInput {
  region_id?: string
  /** Only stored: it attaches no account (ruling D15). */
  email?: string
  locale?: string | null
  shipping_address?: Partial<AddressInput>
  billing_address?: Partial<AddressInput>
  promo_codes?: string[]
  metadata?: CartMarks
}

export interface CartAnswer {
  cart: Cart
}

/** A cart the caller has read, with its key, if any, and its version. */
export interface SeenCart {
  id: string
  key?: string
  version?: string
}

/** The current state of a cart; without `cart` it is unchanged. */
export interface ChangedCart {
  id: string
  version: string
  cart?: Cart
  /** The key was replaced a moment ago: the caller has a new one by now. Nothing else is returned. */
  stale?: true
}

/** The answer to removing a line: the cart without it. */
export interface CartLineDeleted {
  id: string
  object: "line-item"
  deleted: true
  parent: Cart
}

/** The answer of Medusa's own completion. `cart` means: no order, and why. */
export type CartCompletion<O> =
  | { type: "order"; order: O }
  | { type: "cart"; cart: Cart; error: { message: string; name: string; type: string } }
