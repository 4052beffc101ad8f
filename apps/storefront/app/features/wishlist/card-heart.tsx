import { useState } from "react"
import { useLocale, useTranslations } from "use-intl"
import { toasts } from "#app/ui/feedback/toast-store.ts"
import { HeartButton } from "./heart-button.tsx"
import { useIsWished, wishlist } from "./kept-wishlist.ts"
import { toWishlistItem, type WishableProduct } from "./to-wishlist-item.ts"
import { addItem, removeProduct } from "./wishlist-state.ts"

interface CardHeartProps {
  id: string
  title: string
  /** A card does not contain its product's variants, so they are loaded when the heart is clicked. */
  load: () => Promise<WishableProduct | null>
}

/** The heart of a card belongs to the product, and adds its first available variant to the list. */
export function CardHeart({ id, title, load }: CardHeartProps) {
  const t = useTranslations("catalogue")
  const locale = useLocale()
  const listed = useIsWished(id)
  const [adding, setAdding] = useState(false)
  const add = async () => {
    setAdding(true)
    const product = await load()
    setAdding(false)
    const variant =
      product?.variants.find(({ stock_state }) => stock_state !== "out_of_stock") ?? product?.variants[0]
    if (!product || !variant) return toasts.show({ tone: "danger", title: t("wishlistFailed") })
    wishlist.set(addItem(wishlist.get(), toWishlistItem(product, variant, { locale, now: new Date() })))
  }
  const toggle = () => (listed ? wishlist.set(removeProduct(wishlist.get(), id)) : add())
  return (
    <HeartButton title={title} listed={listed || adding} onToggle={adding ? () => {} : toggle} onPicture />
  )
}
