import type { ReactNode } from "react"
import { useLocale, useTranslations } from "use-intl"
import { QuickAdd } from "#app/features/cart/quick-add.tsx"
import { CategoryTiles, toCategoryTiles } from "#app/features/catalogue/category-tiles.tsx"
import { fetchProduct } from "#app/features/catalogue/fetch-product.ts"
import { AccountWishlist } from "#app/features/wishlist/account/account-wishlist.tsx"
import { type LoadItem, toEntry } from "#app/features/wishlist/account/sync-wishlist.ts"
import { wishlist } from "#app/features/wishlist/kept-wishlist.ts"
import { toWishlistItem } from "#app/features/wishlist/to-wishlist-item.ts"
import { type ItemAction, WishlistPage } from "#app/features/wishlist/wishlist-page.tsx"
import type { WishlistItem } from "#app/features/wishlist/wishlist-state.ts"
import "#app/i18n/wishlist-messages.ts"
import { requestContext } from "#app/server/request-context.server.ts"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { isConnectionError } from "#app/ui/browser/connection-error.ts"
import { useKeptInLocale } from "#app/ui/browser/use-kept-in-locale.ts"
import { toasts } from "#app/ui/feedback/toast-store.ts"
import type { Route } from "./+types/wishlist.ts"

export { keepOnActions as shouldRevalidate } from "#app/shell/page/keep-on-actions.ts"

export async function loader({ context }: Route.LoaderArgs) {
  const { navigation, tag } = context.get(requestContext)
  tag("navigation")
  return { categories: toCategoryTiles((await navigation())?.categories ?? []) }
}

/** The list is stored in the browser, so the page also opens offline. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (!isConnectionError(error)) throw error
    return { categories: [] }
  }
}

export default function Wishlist({ loaderData: { categories } }: Route.ComponentProps) {
  const t = useTranslations("wishlist")
  const locale = useLocale()
  /** A product of the wishlist saved in the account, with the shop's current data. */
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
      <WishlistPage
        action={addToCart}
        account={<AccountWishlist loadItem={loadItem} />}
        whereToLook={<CategoryTiles categories={categories} />}
      />
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
