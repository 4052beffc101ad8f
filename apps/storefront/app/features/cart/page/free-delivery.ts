import { type Cart, isFee, productsValue, type ValuedLine } from "@porteka/commerce-sdk/wire"
import { isAlwaysFree, isGiftCardCode, type Shop } from "@porteka/shop"

/** How far the cart is from free delivery by courier; null if nothing can be promised. */
export type FreeDelivery = { reached: true } | { reached: false; missing: number; threshold: number }

type FreeDeliveryCart = Pick<Cart, "item_total" | "shipping_methods" | "kept_codes"> & {
  items: readonly ValuedLine[]
}

/**
 * The public limit, unless the cart itself shows that it is reached: a chosen delivery that is free counts as
 * reached, and with a delivery code more items are not what makes it free.
 */
export function freeDelivery(
  { item_total: total, items, shipping_methods: methods, kept_codes: kept }: FreeDeliveryCart,
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
  const hasCode = chosen ? chosen.total < chosen.original_total : awaitsDelivery(kept) !== undefined
  return hasCode ? null : { reached: false, missing: threshold - value, threshold }
}

/** What can be said about the delivery charge before a delivery is chosen; `code` lowers that of any delivery. */
export type LaterDelivery = { kind: "free" } | { kind: "code"; code: string } | { kind: "depends" }

export function laterDelivery(
  cart: Pick<FreeDeliveryCart, "item_total" | "items" | "kept_codes">,
  terms: Shop["delivery"],
): LaterDelivery {
  if (isAlwaysFree(terms, productsValue(cart, isGiftCardCode))) return { kind: "free" }
  const waiting = awaitsDelivery(cart.kept_codes)
  return waiting ? { kind: "code", code: waiting.code } : { kind: "depends" }
}

const awaitsDelivery = (kept: Cart["kept_codes"]) => kept?.find(({ waits }) => waits === "delivery")
