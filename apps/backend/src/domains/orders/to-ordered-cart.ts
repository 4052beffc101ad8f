import type { WatchReason } from "@porteka/commerce-sdk/wire"
import { findLocale } from "@porteka/shop/languages"
import { TRANSFER_DUE_DAYS } from "../../shop/transfer-due-days.ts"
import type { PlaceOrderInput } from "../checkout/checkout-input.ts"
import { PLACED_FROM } from "../checkout/placed-from.ts"
import type { CartToOrder } from "../checkout/steps/read-orderable-cart.ts"
import { WATCH } from "../checkout/watch-order.ts"
import { DELIVERY_SURPLUS } from "../pricing/delivery-surplus.ts"

export interface PlaceOrderWorkflowInput extends Partial<PlaceOrderInput> {
  cart_id: string
  /** When the shopper pressed the button, ISO 8601. */
  accepted_at: string
  /** Days to pay a bank transfer, as stated in the confirmation. */
  transfer_due_days: number
  /** SHA-256 of the terms that were shown. */
  terms_fingerprint: string | null
  /** The hashed network it was placed from (`checkout/placed-from.ts`). */
  placed_from: string | null
  /** Paid by card: a payment attempt over the total is opened, and the order waits for it. */
  opens_attempt?: boolean
  /** A payable attempt of this cart. */
  attempt_id?: string
  /** The completed card payment: it becomes the order's, with what was agreed then. */
  provider_payment_id?: string
}

/** What is found out about a cart while it is ordered. */
interface FoundAboutCart {
  watch?: readonly WatchReason[] | undefined
  delivery_surplus?: number | undefined
}

/**
 * What is written to the cart just before it becomes an order, because Medusa copies it from there: the
 * accepted terms, the delivery address if there is no separate billing address, what the delivery costs more than the
 * cheapest one, and what the owner should check.
 */
export function toOrderedCart(
  cart: CartToOrder,
  input: PlaceOrderWorkflowInput,
  { watch = [], delivery_surplus = 0 }: FoundAboutCart,
) {
  const agreed = input.provider_payment_id ? cart.metadata : null
  return {
    id: cart.id,
    ...(cart.billing_address || !cart.shipping_address
      ? {}
      : { billing_address: withoutId(cart.shipping_address) }),
    metadata: {
      ...cart.metadata,
      // Identifies an order whose process crashed before it was linked to its cart.
      cart_id: cart.id,
      [TRANSFER_DUE_DAYS]: input.transfer_due_days,
      [PLACED_FROM]: cart.metadata?.payment_method === "card" ? null : input.placed_from,
      [WATCH]: watch,
      [DELIVERY_SURPLUS]: agreed?.[DELIVERY_SURPLUS] ?? delivery_surplus,
      terms: agreed?.terms || toTerms(cart, input),
    },
  }
}

function toTerms(
  { locale }: CartToOrder,
  { accepted_at, terms, terms_fingerprint }: PlaceOrderWorkflowInput,
) {
  return {
    accepted_at,
    version: terms?.version ?? null,
    locale: terms?.locale ?? findLocale(locale),
    fingerprint: terms_fingerprint,
  }
}

/** Address columns without those of the row itself. */
function withoutId(address: NonNullable<CartToOrder["shipping_address"]>) {
  const { first_name, last_name, company, address_1, address_2 } = address
  const { city, province, postal_code, country_code, phone, metadata } = address
  const place = { city, province, postal_code, country_code, phone, metadata }
  return { first_name, last_name, company, address_1, address_2, ...place }
}
