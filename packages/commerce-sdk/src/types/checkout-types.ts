import type { CardProviderName, PaymentMethod, ProducerGuarantee } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import type { AddressInput } from "./address-types.ts"
import type { Cart } from "./cart-types.ts"
import type { Order } from "./order-types.ts"
import type { ShippingOption } from "./shipping-types.ts"
import type { WithdrawalExemption } from "./withdrawal-types.ts"

/**
 * The composite checkout calls (docs/architecture.md, "Buying"): `POST /store/carts/{id}/checkout`,
 * `…/place-order`, `…/payment/complete`, `…/payment/cancel`.
 */

export type { CardProviderName, PaymentMethod }

/** Absent parts stay unchanged. */
export interface CheckoutInput {
  email?: string
  /**
   * Only countries that are delivered to. null: the order is collected (a pickup point, the shop, by e-mail), and its buyer
   * lives abroad: the billing address is the only one.
   */
  shipping_address?: AddressInput | null
  /** Of any country. null: the same as the delivery address. */
  billing_address?: AddressInput | null
  shipping_option_id?: string
  shipping_data?: ShippingData
  payment_method?: PaymentMethod
  notes?: string | null
  /** Opt-in, never preselected. */
  newsletter?: boolean
  /** Asked for Árukereső's questionnaire about the purchase, never preselected. */
  survey?: boolean
  /** Language of the cart's texts and of the order's e-mails. */
  locale?: Locale
}

/** What a carrier needs besides the address: the pickup point of the parcel. */
export interface ShippingData {
  pickup_point_id?: string
}

/** The pickup point data in a shipping method's `data`. */
export interface PickupPointData {
  pickup_point_id: string
  pickup_point_provider: string
  pickup_point_kind: "locker" | "shop"
  pickup_point_name: string
  pickup_point_postal_code: string
  pickup_point_city: string
  pickup_point_address: string
}

/** What prevents this cart from becoming an order, in the order of the steps. */
export const CHECKOUT_PROBLEMS = [
  "cart_empty",
  "line_option_missing",
  "line_option_unavailable",
  "email_missing",
  "shipping_address_missing",
  "shipping_method_missing",
  "shipping_method_unavailable",
  "pickup_point_missing",
  "pickup_point_unavailable",
  "pickup_point_no_cash",
  "pickup_point_too_heavy",
  "pickup_point_needs_mobile",
  "payment_method_missing",
  "payment_method_changed",
  "price_changed",
  "out_of_stock",
  "item_unavailable",
  "item_undeliverable",
  "promotion_invalid",
  "total_changed",
  "too_many_pieces",
  "amount_too_high",
  "too_many_unpaid_orders",
  "too_many_unpaid_nearby",
  "payment_in_progress",
  "payment_failed",
  "payment_unavailable",
] as const
export type CheckoutProblemCode = (typeof CHECKOUT_PROBLEMS)[number]

export interface CheckoutProblem {
  code: CheckoutProblemCode
  /** The cart line it is about. */
  line_item_id?: string
  /**
   * Available quantity, with `out_of_stock`; the limits for orders that are not paid at once: maximum quantity
   * with `too_many_pieces`, maximum number of orders with `too_many_unpaid_orders`.
   */
  available?: number
  /**
   * With `price_changed` and `total_changed`: what the shopper saw, and the current value. With
   * `amount_too_high`: the highest total that need not be paid at once, and this one.
   */
  expected?: number
  actual?: number
  /** With `promotion_invalid`. */
  promotion_code?: string
}

/** Why an order cannot be sent to another pickup point. */
export type PickupPointRefusal =
  | Extract<CheckoutProblemCode, `pickup_point_${"unavailable" | "too_heavy" | "no_cash" | "needs_mobile"}`>
  /** It belongs to a delivery option with another price. */
  | "pickup_point_costs_differently"
  /** It is canceled, or goes somewhere else than to a pickup point. */
  | "order_not_collected"
  | "order_packed"

/** The producer's guarantee of a line's product. */
export interface LineGuarantee extends ProducerGuarantee {
  line_item_id: string
}

export interface CheckoutAnswer {
  cart: Cart
  /** The options for this cart and address, without the fee. */
  shipping_options: ShippingOption[]
  payment_methods: PaymentMethod[]
  payment_method: PaymentMethod | null
  problems: CheckoutProblem[]
  /** Working days until the slowest item is made; 0 if all are in stock. */
  making_days: number
  /** Lines without a right of withdrawal, to be shown before the order (45/2014. Korm. r. 29. §). */
  withdrawal_exemptions: WithdrawalExemption[]
  /** Lines with a producer's guarantee of more than two years; the order's lines keep it in their metadata. */
  producer_guarantees: LineGuarantee[]
  /** Present while the cart is being paid by card: it is frozen until that is paid or canceled. */
  card_payment: CardPayment | null
}

export interface PlaceOrderInput {
  /** The total shown beside the order button, in whole forints. Any other total is refused. */
  expected_total: number
  /** The terms box. */
  terms_accepted: true
  /** The version of the terms that was shown. */
  terms?: { version: string; locale: Locale } | undefined
}

export interface CompletePaymentInput {
  /**
   * The payment the shopper returns from; absent: the cart's latest. One of another cart is 404
   * `payment_not_found`.
   */
  provider_payment_id?: string | undefined
}

/** The error code of a cart change that was refused because of load; nothing was done. */
export const CART_CROWDED = "cart_crowded"

/** What the payment page needs to start the provider's script, or to redirect to its hosted page. */
export interface CardPayment {
  attempt_id: string
  /** In the currency's usual unit: whole forints. */
  amount: number
  currency_code: string
  /** The provider, whose form the payment page shows. */
  provider: CardProviderName
  /** What that form needs to open the payment, or the URL of the hosted page: for this shopper only. */
  browser_token: string
  /** The provider's payment id. */
  provider_payment_id: string
  /** The provider's code for the last failed try; null before the first one. */
  last_error: string | null
}

/**
 * The outcome of placing an order, for the order button, the return from the card provider, the webhook and the
 * repair job.
 * - `order`: the cart is an order, now or already before.
 * - `payment_required`: by card, not paid yet. The attempt is recorded and the cart frozen.
 * - `payment_processing`: the provider has not decided yet, or does not answer; ask again.
 * - `refused`: no order; nothing was charged, or (`refunded`) the charge is returned. The cart is open again.
 */
export type PlaceOrderAnswer =
  | { type: "order"; order: Order }
  | { type: "payment_required"; payment: CardPayment; cart: Cart }
  | { type: "payment_processing"; attempt_id: string }
  | { type: "refused"; cart: Cart; problems: CheckoutProblem[]; refunded: boolean }

/** The cart is open again; or it was paid before the cancellation, with this outcome. */
export type CancelPaymentAnswer =
  | { type: "cancelled"; cart: Cart }
  | Exclude<PlaceOrderAnswer, { type: "payment_required" }>
