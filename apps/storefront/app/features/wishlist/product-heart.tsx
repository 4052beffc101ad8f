import type { CatalogueVariant } from "@porteka/commerce-sdk/wire"
import { useLocale } from "use-intl"
import { HeartButton } from "./heart-button.tsx"
import { useWishlist, wishlist } from "./kept-wishlist.ts"
import { toWishlistItem, type WishableProduct } from "./to-wishlist-item.ts"
import { hasVariant, toggleItem } from "./wishlist-state.ts"

/** The heart of a product page: belongs to the chosen variant. */
export function ProductHeart({ product, variant }: { product: WishableProduct; variant: CatalogueVariant }) {
  const list = useWishlist()
  const locale = useLocale()
  const toggle = () =>
    wishlist.set(toggleItem(wishlist.get(), toWishlistItem(product, variant, { locale, now: new Date() })))
  return (
    <HeartButton
      title={product.title}
      listed={hasVariant(list, variant.id)}
      onToggle={toggle}
      className="size-13 border border-border-strong"
    />
  )
}
