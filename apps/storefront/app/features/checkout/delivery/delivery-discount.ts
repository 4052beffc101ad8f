import type { Cart, CartShippingMethod } from "@porteka/commerce-sdk/wire"
import { isGiftCardCode } from "@porteka/shop"

/** What codes change about the prices of deliveries, which are listed without them. */
export interface DeliveryDiscount {
  /** They lower the price of the chosen delivery, or wait for one that they lower. */
  codes: string[]
  /** The price of the chosen delivery after them; null if none applies to it. */
  amount: number | null
}

/**
 * Gift cards are money, so they lower no price.
 * @param isFree whether every delivery is free anyway, so that a code has nothing to lower
 */
export function deliveryDiscount(
  { kept_codes: kept = [] }: Pick<Cart, "kept_codes">,
  chosen: Pick<CartShippingMethod, "adjustments" | "total"> | undefined,
  isFree: boolean,
): DeliveryDiscount {
  const applied = (chosen?.adjustments ?? []).flatMap(({ code }) => code ?? [])
  const lowering = applied.filter((code) => !isGiftCardCode(code))
  const waiting = isFree ? [] : kept.filter(({ waits }) => waits === "delivery").map(({ code }) => code)
  return {
    codes: [...new Set([...lowering, ...waiting])],
    amount:
      chosen && lowering.length > 0 && lowering.length === applied.length ? Math.round(chosen.total) : null,
  }
}
