import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { QuickAdd } from "#app/features/cart/quick-add.tsx"
import { fetchProduct } from "#app/features/catalogue/fetch-product.ts"
import { AccountWishlist } from "#app/features/wishlist/account/account-wishlist.tsx"
import { type LoadItem, toEntry } from "#app/features/wishlist/account/sync-wishlist.ts"
import { toWishlistItem } from "#app/features/wishlist/to-wishlist-item.ts"
import { wishlist } from "#app/features/wishlist/wishlist.ts"
import { type ItemAction, WishlistPage } from "#app/features/wishlist/wishlist-page.tsx"
import type { WishlistItem } from "#app/features/wishlist/wishlist-state.ts"
import "#app/i18n/wishlist-messages.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { useKeptInLocale } from "#app/ui/browser/use-kept-in-locale.ts"
import { toasts } from "#app/ui/feedback/toast-store.ts"

export default function Wishlist() {
  const t = useTranslations("wishlist")
  const locale = useLocale()
  /** What the account has kept of a thing, as the shop has it now. */
  const loadItem: LoadItem = async (entry) => {
    const product = await fetchProduct(entry.product_id, locale)
    const variant = product?.variants.find(({ id }) => id === entry.variant_id)
    return product && variant
      ? toWishlistItem(product, variant, { locale, now: new Date(entry.added_at) })
      : null
  }
  useKeptInLocale(wishlist, locale, (item) => loadItem(toEntry(item)))
  return (
    <>
      <PageMeta title={t("title")} indexed={false} />
      <WishlistPage action={addToCart} account={<AccountWishlist loadItem={loadItem} />} />
    </>
  )
}

const addToCart: ItemAction = (item) => <AddItem key={item.selectedVariantId} item={item} />

function AddItem({ item }: { item: WishlistItem }) {
  const t = useTranslations("wishlist")
  const { title, variantTitle, image, price } = item
  const product = { title, variantTitle, thumbnail: image && `${image.base}-${image.widths[0]}.webp`, price }
  return (
    <QuickAdd
      variantId={item.selectedVariantId}
      product={product}
      label={t("addToCart")}
      onFailed={showRefusal}
    />
  )
}

function showRefusal(reason: ReactNode): void {
  toasts.show({ tone: "danger", title: reason })
}
