import { Suspense, useEffect } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { showCartSummary } from "#app/features/cart/cart-summary.ts"
import type { LocalCart } from "#app/features/cart/contract/kept-line.ts"
import type { CartBackup } from "#app/features/cart/local/cart-backup.ts"
import { adoptUnanswered, cartBackup, localCart } from "#app/features/cart/local/kept-cart.ts"
import { keptSummary } from "#app/features/cart/local/kept-summary.ts"
import { DEFAULT_LOCALE, splitLocale } from "#app/i18n/locales.ts"
import { pathsIn } from "#app/i18n/paths.ts"
import { OfflinePage } from "#app/shell/offline/offline-page.tsx"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { useWatchedPart } from "#app/ui/browser/watched-value.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

/** Loaded by every page that could add to the cart, so it is there without a connection. */
const KeptLines = lazyPart(() => import("#app/features/cart/page/kept-lines.tsx"))

const isFilled = (items: LocalCart) => items.length > 0
const hasItems = (backup: CartBackup | null) => backup !== null && isFilled(backup.items)

/** @param address path and query, with or without a language */
function isCart(address: string): boolean {
  const { locale, rest } = splitLocale(address.split("?")[0] ?? "")
  return rest === splitLocale(pathsIn(locale ?? DEFAULT_LOCALE).cart()).rest
}

/** Cached by the service worker, which shows it if neither the shop nor a cached page is available. */
export default function Offline() {
  const t = useTranslations("errors")
  const hasWaiting = useWatchedPart(localCart, isFilled, false)
  // In place of the cart only: another page is not about it.
  const wanted = new URLSearchParams(useLocation().search).get("to") ?? ""
  const hasBackup = useWatchedPart(cartBackup, hasItems, false) && isCart(wanted)
  useEffect(() => {
    // What was being added when the connection broke.
    adoptUnanswered()
    showCartSummary(keptSummary())
  }, [])
  return (
    <>
      <PageMeta title={t("offlineTitle")} indexed={false} />
      <OfflinePage />
      {(hasWaiting || hasBackup) && (
        <Suspense>
          <div className="measure pb-12">
            <KeptLines withBackup={hasBackup} />
          </div>
        </Suspense>
      )}
    </>
  )
}
