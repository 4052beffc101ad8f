import { buildOfPage, latestBuild } from "#app/ui/browser/build-of-page.ts"
import { reloadOnce } from "#app/ui/browser/reload-once.ts"

/**
 * After a script could not be fetched. A tab that was open while the shop was deployed asks for scripts that are gone:
 * the page is loaded anew, with those of today. Without a connection nothing is gone, and the page stays; which of the
 * two it is, only the shop's answer tells.
 *
 * @throws the error itself, unless the page is loaded anew
 */
export async function afterMissingScript(error: unknown): Promise<never> {
  if (await isOutdated()) {
    reloadOnce()
    return new Promise(() => undefined)
  }
  throw error
}

/** Does the same for the scripts of parts of a page; those of routes are asked for by the router (`missing-route-scripts.ts`). */
export function reloadAfterDeployments(): void {
  window.addEventListener("vite:preloadError", async () => {
    if (await isOutdated()) reloadOnce()
  })
}

async function isOutdated(): Promise<boolean> {
  if (!navigator.onLine) return false
  const latest = await latestBuild()
  return latest !== null && latest !== buildOfPage()?.version
}
