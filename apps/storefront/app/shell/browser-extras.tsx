import { linkPrefetch } from "#app/ui/link-prefetch.ts"
import { ConsentHost } from "./consent-host.tsx"
import { PrefetchInView } from "./prefetch-in-view.tsx"
import { useBuildWatch } from "./use-build-watch.tsx"

/** What only a browser can do beside the page and no page waits for: loaded when the page stands. */
export default function BrowserExtras({ buildId }: { buildId: string | null }) {
  useBuildWatch(buildId)
  return (
    <>
      <ConsentHost />
      {linkPrefetch() !== "none" && <PrefetchInView />}
    </>
  )
}
