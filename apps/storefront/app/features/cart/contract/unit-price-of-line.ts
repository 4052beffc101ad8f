import type { CartLineItem, CatalogueProduct, CatalogueUnitPrice } from "@porteka/commerce-sdk/wire"

export type LineUnitPrice = Pick<CatalogueUnitPrice, "amount" | "unit">

/**
 * The unit price at the line's own price, which a customer group may have lowered; null for single pieces.
 */
export function unitPriceOfLine(
  { variant_id: id, unit_price: own }: Pick<CartLineItem, "variant_id" | "unit_price">,
  { variants }: Pick<CatalogueProduct, "variants">,
): LineUnitPrice | null {
  const variant = variants.find((one) => one.id === id)
  if (!variant?.unit_price || !variant.price || variant.price.amount === 0) return null
  const { amount, unit } = variant.unit_price
  return { amount: Math.round((amount * own) / variant.price.amount), unit }
}
