import type { CataloguePicture, CatalogueVariant } from "@porteka/commerce-sdk/wire"
import { CURRENCY } from "@porteka/shop"
import type { WishlistItem } from "./wishlist-state.ts"

/** The product data for a wishlist item. */
export interface WishableProduct {
  id: string
  handle: string
  title: string
  pictures: CataloguePicture[]
  variants: CatalogueVariant[]
}

/** @param locale the language of the product's texts */
export function toWishlistItem(
  product: WishableProduct,
  variant: CatalogueVariant,
  { locale, now }: { locale: string; now: Date },
): WishlistItem {
  return {
    id: product.id,
    variantId: variant.id,
    selectedVariantId: variant.id,
    variantTitle: variant.title,
    variants: product.variants.map(({ id, title, stock }) => ({ id, title, inventory_quantity: stock })),
    title: product.title,
    image: product.pictures[variant.picture ?? 0] ?? null,
    handle: product.handle,
    locale,
    price: variant.price?.amount ?? null,
    currency: CURRENCY,
    addedAt: now.toISOString(),
  }
}
