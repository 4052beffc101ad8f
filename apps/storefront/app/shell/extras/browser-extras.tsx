import { linkPrefetch } from "#app/ui/navigation/link-prefetch.ts"
import { OfflineHost } from "../offline/offline-host.tsx"
import { CartAddedHost } from "./cart-added-host.tsx"
import { CartDrawerHost } from "./cart-drawer-host.tsx"
import { ConsentHost } from "./consent-host.tsx"
import { PageAnnouncer } from "./page-announcer.tsx"
import { PrefetchInView } from "./prefetch-in-view.tsx"
import { QuickViewHost } from "./quick-view-host.tsx"
import { useBuildWatch } from "./use-build-watch.tsx"
import { useStoredAuth } from "./use-stored-auth.ts"

/**
 * What only a browser can do beside the page, and no page waits for: loaded when the page stands. What was asked for
 * before (a quick view, a popup) is remembered by its store and shown then.
 */
export default function BrowserExtras({ buildId }: { buildId: string | null }) {
  useBuildWatch(buildId)
  useStoredAuth()
  return (
    <>
      <PageAnnouncer />
      <OfflineHost />
      <ConsentHost />
      <CartAddedHost />
      <CartDrawerHost />
      <QuickViewHost />
      {linkPrefetch() !== "none" && <PrefetchInView />}
    </>
  )
}
