import type { ValuedLine } from "./products-value.ts"

/**
 * The value of the products that a promotion's smallest cart value is compared with: gross, with sale prices, before all
 * codes, so that no code changes what another one needs. Gift cards in the cart do not count: they are money, not
 * products.
 */
export function cartValue(
  lines: readonly Pick<ValuedLine, "is_giftcard" | "unit_price" | "quantity">[],
): number {
  return lines.reduce(
    (value, { is_giftcard: isCard, unit_price: price, quantity }) => value + (isCard ? 0 : price * quantity),
    0,
  )
}
