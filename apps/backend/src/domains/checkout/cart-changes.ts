import { LANGUAGES } from "@porteka/shop/languages"
import { definedFields } from "../../records/defined-fields.ts"
import type { CheckoutAddress, CheckoutInput } from "./checkout-input.ts"

/** The cart fields that the checkout compares. */
export interface CheckoutCart {
  id: string
  email: string | null
  locale: string | null
  customer_id: string | null
  metadata: Record<string, unknown> | null
  shipping_address: ({ id: string } & Partial<Record<keyof CheckoutAddress, unknown>>) | null
  billing_address: { id: string } | null
  region: { countries: { iso_2: string }[] } | null
}

/** The cart's new owner; absent: unchanged. */
export interface CartOwner {
  customer_id?: string
  /** Signed in; a guest's record has no groups, so it changes no price. */
  has_account?: boolean
}

/**
 * The cart's changed columns. An address keeps its row; absent parts are not included and stay.
 * `billing_address: null` removes a separate billing address.
 */
export function toCartUpdate(cart: CheckoutCart, input: CheckoutInput, owner: CartOwner) {
  const { email, billing_address: billing, locale } = input
  const shipping = input.shipping_address === null ? nowhere(cart, input) : input.shipping_address
  return {
    id: cart.id,
    ...definedFields({
      customer_id: owner.customer_id,
      email,
      locale: locale && LANGUAGES[locale].tag,
      shipping_address: shipping && withId(shipping, cart.shipping_address),
      billing_address: billing && withId(billing, cart.billing_address),
    }),
    metadata: { ...cart.metadata, ...toMetadata(input) },
  }
}

/**
 * An order that is collected keeps the name and the phone of its buyer, and a country, on which its VAT depends; it has
 * no other address than that of the invoice.
 */
function nowhere({ shipping_address, region }: CheckoutCart, { billing_address: buyer }: CheckoutInput) {
  const empty = { company: "", address_1: "", address_2: "", city: "", province: "", postal_code: "" }
  const { first_name = "", last_name = "", phone = "" } = buyer ?? {}
  const country = shipping_address?.country_code ?? region?.countries[0]?.iso_2
  return { ...empty, first_name, last_name, phone, country_code: String(country), metadata: {} }
}

function withId(address: CheckoutAddress, existing: { id: string } | null) {
  return existing ? { ...address, id: existing.id } : address
}

function toMetadata({ notes, newsletter, survey, payment_method }: CheckoutInput): Record<string, unknown> {
  const typed = notes === "" ? null : notes
  return definedFields({ notes: typed, newsletter, survey, payment_method })
}

/** Prices, taxes and texts of lines depend on these; an e-mail or a note alone needs no repricing. */
export function needsFullRefresh(cart: CheckoutCart, input: CheckoutInput, owner: CartOwner): boolean {
  const isNewOwner = owner.customer_id !== undefined && owner.customer_id !== cart.customer_id
  const isPricedAnew = isNewOwner && (owner.has_account || cart.customer_id !== null)
  const isNewLanguage = input.locale !== undefined && LANGUAGES[input.locale].tag !== cart.locale
  return isPricedAnew || isNewLanguage || isTaxedElsewhere(cart, input)
}

/** The new language's code, if it changes. */
export function newLocale(cart: CheckoutCart, { locale }: CheckoutInput): string | undefined {
  const tag = locale && LANGUAGES[locale].tag
  return tag === cart.locale ? undefined : tag
}

/** VAT is one rate for a whole country. If it is not, repricing at the order button corrects it. */
function isTaxedElsewhere(cart: CheckoutCart, { shipping_address: next }: CheckoutInput): boolean {
  return Boolean(next) && next?.country_code !== cart.shipping_address?.country_code
}
