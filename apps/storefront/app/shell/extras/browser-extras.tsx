import { memo } from "react"
import { mayFetchAhead } from "#app/ui/browser/may-fetch-ahead.ts"
import { WindowEntriesHost } from "#app/ui/windows/window-entries-host.tsx"
import { OfflineHost } from "../offline/offline-host.tsx"
import { CartAddedHost } from "./cart-added-host.tsx"
import { CartDrawerHost } from "./cart-drawer-host.tsx"
import { ConsentHost } from "./consent-host.tsx"
import { MeasuringHost } from "./measuring-host.tsx"
import { PageAnnouncer } from "./page-announcer.tsx"
import { PrefetchInView } from "./prefetch-in-view.tsx"
import { PrefetchOnIntent } from "./prefetch-on-intent.tsx"
import { QuickViewHost } from "./quick-view-host.tsx"
import { useBuildWatch } from "./use-build-watch.tsx"
import { useFullLayout } from "./use-full-layout.ts"
import { useSignInOfOtherTabs } from "./use-sign-in-of-other-tabs.ts"
import { useStoredAuth } from "./use-stored-auth.ts"

/**
 * Parts of the page that need scripts and that no page waits for: they are loaded after it. If a quick view
 * or popup is requested earlier, its store remembers this and opens it then.
 */
export default memo(function BrowserExtras({ buildId }: { buildId: string | null }) {
  useBuildWatch(buildId)
  useStoredAuth()
  useSignInOfOtherTabs()
  useFullLayout()
  return (
    <>
      <WindowEntriesHost />
      <PageAnnouncer />
      <OfflineHost />
      <ConsentHost />
      <MeasuringHost />
      <CartAddedHost />
      <CartDrawerHost />
      <QuickViewHost />
      {mayFetchAhead() && <PrefetchInView />}
      {mayFetchAhead() && <PrefetchOnIntent />}
    </>
  )
})
