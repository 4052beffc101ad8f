import { type Cart, isFee, productsValue, type ValuedLine } from "@porteka/commerce-sdk/wire"
import { isAlwaysFree, isGiftCardCode, type Shop } from "@porteka/shop"
import { promotionCodes } from "../contract/promotion-codes.ts"

/** How far the cart is from free delivery by courier; null if nothing can be promised. */
export type FreeDelivery = { reached: true } | { reached: false; missing: number; threshold: number }

type FreeDeliveryCart = Pick<Cart, "item_total" | "shipping_methods" | "metadata"> & {
  items: readonly ValuedLine[]
}

/**
 * The public limit, unless the cart itself shows that it is reached: a chosen delivery that is free counts as
 * reached, and with a delivery code more items are not what makes it free.
 */
export function freeDelivery(
  { item_total: total, items, shipping_methods: methods, metadata }: FreeDeliveryCart,
  { courier }: Pick<Shop["delivery"], "courier">,
): FreeDelivery | null {
  const cards = items.filter(({ is_giftcard: isCard }) => isCard)
  // Of gift cards alone nothing is delivered.
  if (cards.length > 0 && cards.length === items.length) return null
  const value = productsValue({ item_total: total, items }, isGiftCardCode)
  const chosen = methods.find((method) => !isFee(method) && method.data?.code !== "pickup")
  const threshold = courier.freeFrom
  if (chosen && Math.round(chosen.total) === 0) return { reached: true }
  if (threshold === null) return null
  if (value >= threshold) return { reached: true }
  const hasCode = chosen ? chosen.total < chosen.original_total : Boolean(metadata?.waiting_codes?.length)
  return hasCode ? null : { reached: false, missing: threshold - value, threshold }
}

/** What can be said about the delivery charge before a delivery is chosen; `code` lowers that of any delivery. */
export type LaterDelivery = { kind: "free" } | { kind: "code"; code: string } | { kind: "depends" }

export function laterDelivery(
  cart: Pick<FreeDeliveryCart, "item_total" | "items" | "metadata"> & Pick<Cart, "promotions">,
  terms: Shop["delivery"],
): LaterDelivery {
  if (isAlwaysFree(terms, productsValue(cart, isGiftCardCode))) return { kind: "free" }
  const waiting = new Set(cart.metadata?.waiting_codes)
  const code = promotionCodes(cart).find((one) => waiting.has(one))
  return code === undefined ? { kind: "depends" } : { kind: "code", code }
}
