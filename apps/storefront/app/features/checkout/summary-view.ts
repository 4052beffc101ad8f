import type { CheckoutAnswer, PaymentMethod } from "@porteka/commerce-sdk"
import { isAtLocker } from "@porteka/commerce-sdk/wire"
import { addressLines, formatPhone } from "@porteka/hungary"
import type { DeliveryCode, ProducerGuarantee, Shop } from "@porteka/shop"
import { doubtAddress } from "#app/forms/fill-town.server.ts"
import { lacksHouseNumber, type TownDoubt } from "#app/forms/town-doubt.ts"
import type { Locale } from "#app/i18n/locales.ts"
import { type CheckoutView, chosenMethod, onlyAddress, toCheckoutView } from "./checkout-view.ts"

/**
 * The summary above the order button, each block with a way to change it (45/2014. Korm. r. 15. § (1),
 * Ekertv. 5. §).
 */
export interface SummaryView {
  email: string
  phone: string
  /** Empty for a pickup. */
  shippingAddress: string[]
  billingAddress: string[]
  /** Questions about the address. */
  doubt: TownDoubt | null
  /** A delivery to a street that probably lacks its house number. */
  lacksHouseNumber: boolean
  /** What the shopper pays for it after discounts; null if nothing is delivered. */
  delivery: { code: DeliveryCode; amount: number; isAtLocker: boolean } | null
  /**
   * Where to collect it: the pickup point, or the shop's own address with its hours; empty for home delivery.
   */
  collectedAt: string[]
  paymentMethod: PaymentMethod
  nothingToPay: boolean
  notes: string
  /** Items without a right of withdrawal. */
  exemptItems: string[]
  /** Whether there are other items as well, bought by a consumer: who buys with a tax number is none. */
  canWithdraw: boolean
  /** Items with a producer's guarantee of more than two years. */
  guarantees: (ProducerGuarantee & { title: string })[]
}

/** Null while something is missing: then the shopper returns to the details step. */
export function toSummaryView(answer: CheckoutAnswer, locale: Locale, shop: Shop): SummaryView | null {
  const { cart } = answer
  const view = toCheckoutView(answer, locale, shop)
  const option = view.options.find(({ id }) => id === view.chosenOptionId)
  const address = onlyAddress(cart)
  if (!cart.email || !cart.shipping_address || !address?.address_1 || !view.chosenPayment) return null
  if (option?.code === "courier" && !cart.shipping_address.address_1) return null
  if (view.isSent && !option) return null
  if (answer.problems.some(({ code }) => code === "pickup_point_missing")) return null
  return {
    email: cart.email,
    phone: cart.shipping_address.phone ? formatPhone(cart.shipping_address.phone) : "",
    // A pickup has no delivery address.
    shippingAddress: option?.code === "courier" ? addressLines(cart.shipping_address, locale) : [],
    doubt: doubtAddress(cart.shipping_address),
    lacksHouseNumber: option?.code === "courier" && lacksHouseNumber(cart.shipping_address.address_1 ?? ""),
    billingAddress: addressLines(cart.billing_address ?? address, locale),
    delivery: option
      ? {
          code: option.code,
          amount: Math.round(chosenMethod(answer)?.total ?? option.amount),
          isAtLocker: isAtLocker(cart.shipping_methods),
        }
      : null,
    collectedAt: option ? collectedAt(option.code, view) : [],
    paymentMethod: view.chosenPayment,
    nothingToPay: view.nothingToPay,
    notes: view.values.notes ?? "",
    ...withdrawalOf(answer),
    guarantees: guaranteesOf(answer),
  }
}

function collectedAt(code: DeliveryCode, { chosenPoint, place }: CheckoutView): string[] {
  if (code === "pickup") return [place.name, place.address, place.hours]
  return chosenPoint ? [chosenPoint.name, chosenPoint.address] : []
}

function withdrawalOf({ cart, withdrawal_exemptions: exemptions }: CheckoutAnswer) {
  const exempt = new Set(exemptions.map(({ line_item_id: id }) => id))
  const titles = cart.items.filter(({ id }) => exempt.has(id)).map((item) => item.product_title ?? item.title)
  const isBusiness = Boolean(cart.billing_address?.metadata?.tax_number)
  return isBusiness
    ? { exemptItems: [], canWithdraw: false }
    : { exemptItems: [...new Set(titles)], canWithdraw: cart.items.some(({ id }) => !exempt.has(id)) }
}

function guaranteesOf({ cart, producer_guarantees: guarantees }: CheckoutAnswer): SummaryView["guarantees"] {
  return guarantees.flatMap(({ line_item_id: id, ...guarantee }) => {
    const line = cart.items.find((item) => item.id === id)
    return line ? [{ ...guarantee, title: line.product_title ?? line.title }] : []
  })
}
