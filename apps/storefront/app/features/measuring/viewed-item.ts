import type { CatalogueProduct, CatalogueVariant } from "@porteka/commerce-sdk/wire"
import { type MeasuredEvent, toMeasuredItem } from "./measured-event.ts"

/** The event of a product page; null if the product has no price. */
export function viewedItem(
  product: CatalogueProduct,
  variant: CatalogueVariant | null,
): MeasuredEvent | null {
  if (!variant?.price) return null
  const { id, sku, title: variantTitle, price } = variant
  const item = { id, sku, title: product.title, variantTitle, unitPrice: price.amount, quantity: 1 }
  return { name: "view_item", value: price.amount, items: [toMeasuredItem(item)] }
}
