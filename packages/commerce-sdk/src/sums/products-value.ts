import type { Adjustment } from "../types/tax-types.ts"
import { discountBy } from "./summary-rows.ts"

/** The fields of a line needed for the value of the products. */
export interface ValuedLine {
  is_giftcard: boolean
  unit_price: number
  quantity: number
  total: number
  original_total: number
  adjustments?: Pick<Adjustment, "code" | "amount">[]
}

export interface Valued {
  item_total: number
  items: readonly ValuedLine[]
}

/**
 * The value of the products after discounts, which decides about free delivery. Gift cards in the cart are not
 * delivered, so they do not count; a gift card that pays is money, so it takes nothing off.
 * @param isGiftCard which codes are gift cards, which the back end stores as promotions
 */
export function productsValue(
  { item_total: total, items }: Valued,
  isGiftCard: (code: string) => boolean,
): number {
  return items.reduce(
    (value, line) =>
      value +
      (line.adjustments?.length ? discountBy(line, isGiftCard) : 0) -
      (line.is_giftcard ? line.unit_price * line.quantity : 0),
    total,
  )
}
