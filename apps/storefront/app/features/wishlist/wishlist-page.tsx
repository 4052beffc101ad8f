import { type ReactNode, useMemo } from "react"
import { useTranslations } from "use-intl"
import { usePaths } from "#app/i18n/paths.ts"
import { useHydrated } from "#app/ui/browser/use-hydrated.ts"
import { Button, buttonClass } from "#app/ui/controls/button.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { toasts } from "#app/ui/feedback/toast-store.ts"
import { Link } from "#app/ui/navigation/link.tsx"
import { useWishlist, wishlist } from "./kept-wishlist.ts"
import { useFreshPrices } from "./use-fresh-prices.ts"
import { WishlistRow } from "./wishlist-row.tsx"
import { putBack, type Wishlist, type WishlistItem } from "./wishlist-state.ts"

/** Renders the add-to-cart button, which belongs to another feature. */
export type ItemAction = (item: WishlistItem) => ReactNode

interface WishlistPageProps {
  action: ItemAction
  /** Below the title: the account's part. */
  account: ReactNode
  /** Links to products for an empty list. */
  whereToLook: ReactNode
}

export function WishlistPage({ action, account, whereToLook }: WishlistPageProps) {
  const t = useTranslations("wishlist")
  const list = useWishlist()
  const hydrated = useHydrated()
  const prices = useFreshPrices(useMemo(() => list.map((item) => item.selectedVariantId), [list]))
  return (
    <div className="measure py-8 lg:py-12">
      <header className="mb-8">
        <h1 className="text-title-lg">{t("title")}</h1>
        <p className="mt-3 text-ink-muted">{t("lead")}</p>
        <p className="mt-4 hidden noscript:block">{t("noScript")}</p>
        {hydrated && account}
      </header>
      {hydrated && list.length === 0 && (
        <>
          <EmptyWishlist />
          {whereToLook}
        </>
      )}
      {list.length > 0 && (
        <div className="max-w-220 lg:max-w-none">
          <div className="flex flex-wrap items-center justify-between gap-3 border-border border-b pb-3">
            <p role="status" className="tabular text-ink-muted">
              {t("count", { count: list.length })}
            </p>
            <Button variant="quiet" size="small" onClick={() => clear(t("cleared"), t("undo"))}>
              {t("clear")}
            </Button>
          </div>
          <ul className="gap-x-8 gap-y-12 lg:mt-8 lg:grid lg:grid-cols-3 xl:grid-cols-4">
            {list.map((item) => (
              <WishlistRow
                key={item.selectedVariantId}
                item={item}
                price={prices && (prices[item.selectedVariantId] ?? "unknown")}
                action={action(item)}
              />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

/** Longer than other notifications, because it contains an undo button. */
const UNDO_MS = 15_000

function clear(text: string, undo: string): void {
  const before = wishlist.get()
  wishlist.set([])
  const id = toasts.show({
    title: text,
    duration: UNDO_MS,
    action: (
      <Button variant="quiet" size="small" onClick={() => bringBack(before, id)}>
        {undo}
      </Button>
    ),
  })
}

function bringBack(items: Wishlist, toast: number): void {
  toasts.close(toast)
  wishlist.set(putBack(wishlist.get(), items))
}

function EmptyWishlist() {
  const t = useTranslations("wishlist")
  const paths = usePaths()
  return (
    <EmptyState
      title={t("emptyTitle")}
      text={t("emptyText")}
      action={
        <Link to={paths.products()} className={buttonClass("primary")}>
          {t("emptyAction")}
        </Link>
      }
    />
  )
}
