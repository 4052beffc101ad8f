import type { CheckoutProblem } from "@porteka/commerce-sdk"
import { deliveryOf, isFee } from "@porteka/commerce-sdk"
import { COLLECTED_CODES } from "../pricing/delivery-option-codes.ts"

/** What decides whether a cart can become an order. Amounts are gross. */
export interface OrderableCart {
  email: string | null
  total: number
  metadata: Record<string, unknown> | null
  items: { id: string; unit_price: number; requires_shipping: boolean; is_giftcard: boolean }[]
  shipping_address: { address_1?: string | null } | null
  billing_address: { address_1?: string | null } | null
  shipping_methods: { id: string; data: Record<string, unknown> | null }[]
  promotions: { code: string | null }[]
}

/**
 * Missing steps, in order; `option_problems` come from line-option-problems.ts, `delivery_problems` from
 * pickup-point.ts and undeliverable-lines.ts.
 */
export function findMissingParts(
  cart: OrderableCart & {
    option_problems?: CheckoutProblem[]
    delivery_problems?: CheckoutProblem[]
  },
): CheckoutProblem[] {
  const hasDelivery = deliveryOf(cart.shipping_methods) !== undefined
  const isSent = needsDelivery(cart)
  return [
    ...problemIf(cart.items.length === 0, "cart_empty"),
    ...(cart.option_problems ?? []),
    ...problemIf(!cart.email, "email_missing"),
    ...problemIf(lacksAddress(cart), "shipping_address_missing"),
    ...problemIf(isSent && !hasDelivery, "shipping_method_missing"),
    ...(cart.delivery_problems ?? []),
    ...problemIf(!isPayable(cart, cart.metadata?.payment_method), "payment_method_missing"),
  ]
}

/** An order that nobody brings needs the buyer's address only, for the invoice. */
function lacksAddress(cart: OrderableCart): boolean {
  if (cart.shipping_address?.address_1) return false
  const delivery = deliveryOf(cart.shipping_methods)
  const isCollected = delivery ? COLLECTED_CODES.includes(delivery.data?.code) : !needsDelivery(cart)
  return !isCollected || !cart.billing_address?.address_1
}

/** Whether the cart needs a delivery. Gift cards do not; an empty cart does, because nothing else is known yet. */
export const needsDelivery = ({ items }: { items: readonly { requires_shipping: boolean }[] }): boolean =>
  items.length === 0 || items.some(({ requires_shipping: isSent }) => isSent)

/** A gift card is sent by e-mail when it is paid, so there is no parcel that the cash for it could be collected with. */
export const isPayable = (
  { items }: { items: readonly { is_giftcard: boolean }[] },
  method: unknown,
): boolean =>
  Boolean(method) && (method !== "cash_on_delivery" || !items.some(({ is_giftcard: isCard }) => isCard))

/**
 * Whether the payment method is still the one being ordered with. It was read before the cart's lock was taken:
 * another tab may have changed it since, and a cash-on-delivery order must not be paid by card.
 */
export function findOtherPayment(
  { metadata }: Pick<OrderableCart, "metadata">,
  { opens_attempt, provider_payment_id }: { opens_attempt?: boolean; provider_payment_id?: string },
): CheckoutProblem[] {
  const isByCard = Boolean(opens_attempt || provider_payment_id)
  return problemIf(isByCard !== (metadata?.payment_method === "card"), "payment_method_changed")
}

/**
 * Differences from what the shopper saw.
 * @param before the cart as it was shown
 * @param after the same cart, repriced now
 * @param expectedTotal the total beside the order button; absent: none was shown
 */
export function findChanges(
  before: OrderableCart,
  after: OrderableCart,
  expectedTotal: number | undefined,
): CheckoutProblem[] {
  const total = Math.round(after.total)
  return [
    ...after.items.flatMap((item) => changedPrice(before, item)),
    ...lostCodes(before, after).map((code) => ({ code: "promotion_invalid" as const, promotion_code: code })),
    ...problemIf(lostDelivery(before, after), "shipping_method_unavailable"),
    ...(expectedTotal === undefined || total === expectedTotal
      ? []
      : [{ code: "total_changed" as const, expected: expectedTotal, actual: total }]),
  ]
}

function changedPrice(before: OrderableCart, item: OrderableCart["items"][number]): CheckoutProblem[] {
  const shown = before.items.find(({ id }) => id === item.id)
  if (!shown || shown.unit_price === item.unit_price) return []
  return [
    { code: "price_changed", line_item_id: item.id, expected: shown.unit_price, actual: item.unit_price },
  ]
}

function lostCodes(before: OrderableCart, after: OrderableCart): string[] {
  const kept = new Set(after.promotions.map(({ code }) => code))
  return before.promotions.flatMap(({ code }) => (code && !kept.has(code) ? [code] : []))
}

function lostDelivery(before: OrderableCart, after: OrderableCart): boolean {
  const hasDelivery = ({ shipping_methods: methods }: OrderableCart) =>
    methods.some((method) => !isFee(method))
  return hasDelivery(before) && !hasDelivery(after)
}

function problemIf(condition: boolean, code: CheckoutProblem["code"]): CheckoutProblem[] {
  return condition ? [{ code }] : []
}
