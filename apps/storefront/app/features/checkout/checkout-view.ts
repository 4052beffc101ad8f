import type { Address, CheckoutAnswer, PaymentMethod } from "@porteka/commerce-sdk"
import { PAYMENT_METHODS } from "@porteka/commerce-sdk/wire"
import { DELIVERY_CODES, type DeliveryCode, type Shop } from "@porteka/shop"
import { ADDRESS_FIELDS } from "#app/forms/address-field-names.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { toChosenPoint } from "./delivery/chosen-point.ts"
import type { PickupPointView } from "./delivery/pickup-point-view.ts"

export interface DeliveryOptionView {
  id: string
  code: DeliveryCode
  amount: number
}

/** Where an order is collected that is not sent, and when. */
export interface CollectionPlace {
  name: string
  /** In one line. */
  address: string
  hours: string
}

function collectionPlace({ pickup }: Pick<Shop, "pickup">, locale: Locale): CollectionPlace {
  const { postalCode, city, street } = pickup.address
  return {
    name: pickup.name[locale],
    address: `${postalCode} ${city}, ${street}`,
    hours: pickup.hours[locale],
  }
}

/** What the checkout form shows: choices, and what the visitor has given before. */
export interface CheckoutView {
  /** Whether anything is delivered or collected: gift cards go by mail. */
  isSent: boolean
  options: DeliveryOptionView[]
  place: CollectionPlace
  paymentMethods: PaymentMethod[]
  cashOnDeliveryFee: number
  chosenOptionId: string | null
  chosenPoint: PickupPointView | null
  chosenPayment: PaymentMethod | null
  /** Who would ask about the purchase, if the buyer wants that; null where nobody does. */
  surveyBy: string | null
  /** Values of the form's fields by name. */
  values: Record<string, string>
}

export function toCheckoutView(answer: CheckoutAnswer, locale: Locale, shop: Shop): CheckoutView {
  const { cart } = answer
  const optionIds = new Set(answer.shipping_options.map((option) => option.id))
  const method = cart.shipping_methods.find((candidate) => optionIds.has(candidate.shipping_option_id ?? ""))
  return {
    isSent: cart.items.some(({ requires_shipping: isSent }) => isSent),
    options: DELIVERY_CODES.flatMap((code) =>
      answer.shipping_options
        .filter((option) => option.type?.code === code)
        .map((option) => ({ id: option.id, code, amount: option.amount ?? 0 })),
    ),
    place: collectionPlace(shop, locale),
    cashOnDeliveryFee: shop.cashOnDeliveryFee,
    paymentMethods: PAYMENT_METHODS.filter((method) => answer.payment_methods.includes(method)),
    chosenOptionId: method?.shipping_option_id ?? null,
    chosenPoint: toChosenPoint(method?.data),
    chosenPayment: answer.payment_method,
    surveyBy: shop.surveys.arukereso,
    values: {
      email: cart.email ?? "",
      phone: cart.shipping_address?.phone ?? "",
      ...addressValues(cart.shipping_address ?? null),
      ...billingValues(cart.billing_address ?? null, cart.shipping_address ?? null),
      notes: typeof cart.metadata?.notes === "string" ? cart.metadata.notes : "",
      newsletter: cart.metadata?.newsletter === true ? "on" : "",
      survey: cart.metadata?.survey === true ? "on" : "",
    },
  }
}

function addressValues(address: Address | null, prefix = ""): Record<string, string> {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [prefix + field, address?.[field] ?? ""]))
}

function billingValues(billing: Address | null, delivery: Address | null): Record<string, string> {
  const same =
    !billing || ADDRESS_FIELDS.every((field) => (billing[field] ?? "") === (delivery?.[field] ?? ""))
  return {
    billing_same: same ? "on" : "",
    ...(same ? {} : addressValues(billing, "billing_")),
    company_invoice: billing?.company ? "on" : "",
    company: billing?.company ?? "",
    tax_number: billing?.metadata?.tax_number ?? "",
  }
}
