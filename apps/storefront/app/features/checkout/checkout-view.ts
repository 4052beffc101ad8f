import type { Address, CheckoutAnswer, PaymentMethod } from "@porteka/commerce-sdk"
import { DELIVERY_CODES, PAYMENT_METHODS, type Shop } from "@porteka/shop"
import { fieldsOfAddress, isSameAddress } from "#app/forms/address-field-names.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { toChosenPoint } from "./delivery/chosen-point.ts"
import { type CollectionPlace, collectionPlace } from "./delivery/collection-place.ts"
import { type DeliveryDiscount, deliveryDiscount } from "./delivery/delivery-discount.ts"
import { type DeliveryOptionView, isFree, toOptionViews } from "./delivery/delivery-option-view.ts"
import type { PickupPointView } from "./delivery/pickup-point-view.ts"

/** The data of the checkout form: choices, and earlier input. */
export interface CheckoutView {
  /** False if the cart only contains gift cards, which are sent by e-mail. */
  isSent: boolean
  /** Whether the cart contains a gift card; it then cannot be paid on delivery. */
  hasGiftCard: boolean
  options: DeliveryOptionView[]
  place: CollectionPlace
  paymentMethods: PaymentMethod[]
  /** A gift card or a discount covers everything that is chosen so far. */
  nothingToPay: boolean
  cashOnDeliveryFee: number
  chosenOptionId: string | null
  deliveryDiscount: DeliveryDiscount
  chosenPoint: PickupPointView | null
  chosenPayment: PaymentMethod | null
  /** The service that would ask for a rating of the purchase, if the buyer agrees; null if there is none. */
  surveyBy: string | null
  /** Values of the form's fields by name. */
  values: Record<string, string>
}

export function toCheckoutView(answer: CheckoutAnswer, locale: Locale, shop: Shop): CheckoutView {
  const { cart } = answer
  const options = DELIVERY_CODES.flatMap((code) =>
    toOptionViews(
      code,
      answer.shipping_options.filter((option) => option.type?.code === code),
    ),
  )
  const method = chosenMethod(answer)
  const chosen = answer.shipping_options.find(({ id }) => id === method?.shipping_option_id)
  const address = chosen?.type?.code === "courier" ? cart.shipping_address : onlyAddress(cart)
  return {
    isSent: cart.items.some(({ requires_shipping: isSent }) => isSent),
    hasGiftCard: cart.items.some(({ is_giftcard: isCard }) => isCard),
    options,
    place: collectionPlace(shop, locale),
    cashOnDeliveryFee: shop.cashOnDeliveryFee,
    paymentMethods: PAYMENT_METHODS.filter((method) => answer.payment_methods.includes(method)),
    nothingToPay: cart.items.length > 0 && Math.round(cart.total) === 0,
    chosenOptionId: options.find(({ code }) => code === chosen?.type?.code)?.id ?? null,
    deliveryDiscount: deliveryDiscount(cart, method, options.every(isFree)),
    chosenPoint: toChosenPoint(method?.data),
    chosenPayment: answer.payment_method,
    surveyBy: shop.surveys.arukereso,
    values: {
      email: cart.email ?? "",
      phone: cart.shipping_address?.phone ?? "",
      ...addressValues(address ?? null),
      ...billingValues(cart.billing_address ?? null, address ?? null),
      notes: typeof cart.metadata?.notes === "string" ? cart.metadata.notes : "",
      newsletter: cart.metadata?.newsletter === true ? "on" : "",
      survey: cart.metadata?.survey === true ? "on" : "",
    },
  }
}

/** The cart's delivery method among those that are offered. */
export function chosenMethod({
  cart,
  shipping_options: options,
}: CheckoutAnswer): CheckoutAnswer["cart"]["shipping_methods"][number] | undefined {
  const ids = new Set(options.map(({ id }) => id))
  return cart.shipping_methods.find(({ shipping_option_id: id }) => ids.has(id ?? ""))
}

/** The address that the form asks for first: of the delivery, or of the invoice if that is the only one. */
export const onlyAddress = ({
  shipping_address: delivery,
  billing_address: billing,
}: CheckoutAnswer["cart"]) => (delivery?.address_1 ? delivery : (billing ?? delivery)) ?? null

function addressValues(address: Address | null, prefix = ""): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOfAddress(address)).map(([field, value]) => [prefix + field, value]),
  )
}

function billingValues(billing: Address | null, delivery: Address | null): Record<string, string> {
  const same = !billing || isSameAddress(billing, delivery ?? {})
  return {
    billing_same: same ? "on" : "",
    ...(same ? {} : addressValues(billing, "billing_")),
    company_invoice: billing?.company ? "on" : "",
    company: billing?.company ?? "",
    tax_number: billing?.metadata?.tax_number ?? "",
  }
}
