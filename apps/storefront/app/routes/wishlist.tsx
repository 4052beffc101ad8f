import { useTranslations } from "use-intl"
import { QuickAdd } from "#app/features/cart/quick-add.tsx"
import { type ItemAction, WishlistPage } from "#app/features/wishlist/wishlist-page.tsx"
import "#app/i18n/wishlist-messages.ts"
import { PageMeta } from "#app/shell/page-meta.tsx"
import { toasts } from "#app/ui/toast-store.ts"

export default function Wishlist() {
  const t = useTranslations("wishlist")
  return (
    <>
      <PageMeta title={t("title")} indexed={false} />
      <WishlistPage action={addToCart} />
    </>
  )
}

const addToCart: ItemAction = (item) => (
  <AddItem key={item.selectedVariantId} variantId={item.selectedVariantId} />
)

function AddItem({ variantId }: { variantId: string }) {
  const t = useTranslations("wishlist")
  return <QuickAdd variantId={variantId} label={t("addToCart")} onFailed={showRefusal} />
}

function showRefusal(reason: string): void {
  toasts.show({ tone: "danger", title: reason })
}
