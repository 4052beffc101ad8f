import type { Address, CheckoutAnswer, PaymentMethod } from "@porteka/commerce-sdk"
import { addressLines, formatPhone } from "@porteka/hungary"
import type { Locale } from "#app/i18n/locales.ts"
import { type DeliveryCode, toCheckoutView } from "./checkout-view.ts"

/** What stands above the order button, each block with a way to change it (45/2014. Korm. r. 15. § (1), Ekertv. 5. §). */
export interface SummaryView {
  email: string
  phone: string
  shippingAddress: string[]
  billingAddress: string[]
  deliveryCode: DeliveryCode
  deliveryAmount: number
  /** Name and address of the pickup point; none for other deliveries. */
  pickupPoint: string[]
  paymentMethod: PaymentMethod
  notes: string
  /** Goods from whose contract nobody can withdraw. */
  exemptGoods: string[]
  /** Whether there are others beside them. */
  canWithdraw: boolean
}

/** Null while something is missing: then the details step comes first. */
export function toSummaryView(answer: CheckoutAnswer, locale: Locale): SummaryView | null {
  const { cart } = answer
  const view = toCheckoutView(answer)
  const option = view.options.find(({ id }) => id === view.chosenOptionId)
  if (!cart.email || !cart.shipping_address?.address_1 || !option || !view.chosenPayment) return null
  if (answer.problems.some(({ code }) => code === "pickup_point_missing")) return null
  return {
    email: cart.email,
    phone: cart.shipping_address.phone ? formatPhone(cart.shipping_address.phone) : "",
    shippingAddress: linesOf(cart.shipping_address, locale),
    billingAddress: linesOf(cart.billing_address ?? cart.shipping_address, locale),
    deliveryCode: option.code,
    deliveryAmount: option.amount,
    pickupPoint: view.chosenPoint ? [view.chosenPoint.name, view.chosenPoint.address] : [],
    paymentMethod: view.chosenPayment,
    notes: view.values.notes ?? "",
    ...withdrawalOf(answer),
  }
}

function withdrawalOf({ cart, withdrawal_exemptions: exemptions }: CheckoutAnswer) {
  const exempt = new Set(exemptions.map(({ line_item_id: id }) => id))
  const titles = cart.items.filter(({ id }) => exempt.has(id)).map((item) => item.product_title ?? item.title)
  return { exemptGoods: [...new Set(titles)], canWithdraw: cart.items.some(({ id }) => !exempt.has(id)) }
}

function linesOf(address: Address, locale: Locale): string[] {
  return addressLines(address, locale)
}
