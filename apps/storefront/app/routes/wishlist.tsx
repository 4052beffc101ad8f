import type { ReactNode } from "react"
import { useTranslations } from "use-intl"
import { QuickAdd } from "#app/features/cart/quick-add.tsx"
import { type ItemAction, WishlistPage } from "#app/features/wishlist/wishlist-page.tsx"
import type { WishlistItem } from "#app/features/wishlist/wishlist-state.ts"
import "#app/i18n/wishlist-messages.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { toasts } from "#app/ui/feedback/toast-store.ts"

export default function Wishlist() {
  const t = useTranslations("wishlist")
  return (
    <>
      <PageMeta title={t("title")} indexed={false} />
      <WishlistPage action={addToCart} />
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
