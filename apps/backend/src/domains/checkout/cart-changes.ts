import { LANGUAGES } from "@porteka/shop/languages"
import type { CheckoutAddress, CheckoutInput } from "./checkout-input.ts"

/** What of a cart the checkout compares with. */
export interface CheckoutCart {
  id: string
  email: string | null
  locale: string | null
  customer_id: string | null
  metadata: Record<string, unknown> | null
  shipping_address: ({ id: string } & Partial<Record<keyof CheckoutAddress, unknown>>) | null
  billing_address: { id: string } | null
}

/** Whose cart it is from now on; absent: stays as it is. */
export interface CartOwner {
  customer_id?: string
  /** Signed in; a guest's record has no groups, so it changes no price. */
  has_account?: boolean
}

/**
 * The cart's new columns. An address keeps its row; an absent part is not mentioned, so it stays.
 * `billing_address: null` takes a separate billing address away.
 */
export function toCartUpdate(cart: CheckoutCart, input: CheckoutInput, owner: CartOwner) {
  const { email, shipping_address: shipping, billing_address: billing, locale } = input
  return {
    id: cart.id,
    ...(owner.customer_id === undefined ? {} : { customer_id: owner.customer_id }),
    ...(email === undefined ? {} : { email }),
    ...(locale === undefined ? {} : { locale: LANGUAGES[locale].tag }),
    ...(shipping === undefined ? {} : { shipping_address: withId(shipping, cart.shipping_address) }),
    ...(billing ? { billing_address: withId(billing, cart.billing_address) } : {}),
    ...(billing === null ? { billing_address: null } : {}),
    metadata: { ...cart.metadata, ...toMetadata(input) },
  }
}

function withId(address: CheckoutAddress, existing: { id: string } | null) {
  return existing ? { ...address, id: existing.id } : address
}

function toMetadata({ notes, newsletter, survey, payment_method }: CheckoutInput): Record<string, unknown> {
  return {
    ...(notes === undefined ? {} : { notes: notes || null }),
    ...(newsletter === undefined ? {} : { newsletter }),
    ...(survey === undefined ? {} : { survey }),
    ...(payment_method === undefined ? {} : { payment_method }),
  }
}

/** Prices, taxes and texts of the lines hang on these; a mere e-mail or note does not need a recount. */
export function needsFullRefresh(cart: CheckoutCart, input: CheckoutInput, owner: CartOwner): boolean {
  const isNewOwner = owner.customer_id !== undefined && owner.customer_id !== cart.customer_id
  const isPricedAnew = isNewOwner && (owner.has_account || cart.customer_id !== null)
  const isNewLanguage = input.locale !== undefined && LANGUAGES[input.locale].tag !== cart.locale
  return isPricedAnew || isNewLanguage || isTaxedElsewhere(cart, input)
}

/** The new language's code, when it changes. */
export function newLocale(cart: CheckoutCart, { locale }: CheckoutInput): string | undefined {
  const tag = locale && LANGUAGES[locale].tag
  return tag === cart.locale ? undefined : tag
}

/** VAT is one rate for a whole country. Where it is not, the recount at the order button finds the difference. */
function isTaxedElsewhere(cart: CheckoutCart, { shipping_address: next }: CheckoutInput): boolean {
  return next !== undefined && next.country_code !== cart.shipping_address?.country_code
}
