import { Suspense } from "react"
import { useTranslations } from "use-intl"
import type { LocalCart } from "#app/features/cart/contract/kept-line.ts"
import { localCart } from "#app/features/cart/local/kept-cart.ts"
import { OfflinePage } from "#app/shell/offline/offline-page.tsx"
import { PageMeta } from "#app/shell/page/page-meta.tsx"
import { useWatchedPart } from "#app/ui/browser/watched-value.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

/** Loaded by every page that could add to the cart, so it is there without a connection. */
const KeptLines = lazyPart(() => import("#app/features/cart/page/kept-lines.tsx"))

const isFilled = (items: LocalCart) => items.length > 0

/** Cached by the service worker, which shows it if neither the shop nor a cached page is available. */
export default function Offline() {
  const t = useTranslations("errors")
  const hasKept = useWatchedPart(localCart, isFilled, false)
  return (
    <>
      <PageMeta title={t("offlineTitle")} indexed={false} />
      <OfflinePage />
      {hasKept && (
        <Suspense>
          <div className="measure pb-12">
            <KeptLines />
          </div>
        </Suspense>
      )}
    </>
  )
}
