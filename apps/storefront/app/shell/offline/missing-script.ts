import { buildOfPage, latestBuild } from "#app/ui/browser/build-of-page.ts"
import { reloadOnce } from "#app/ui/browser/reload-once.ts"

/**
 * Handles a script that could not be fetched. A tab that was open during a deployment requests scripts that no longer
 * exist: the page is reloaded to get the current ones. Offline, nothing is missing and the page stays; only a request to
 * the shop shows which of the two it is.
 *
 * @throws the error itself, unless the page is reloaded
 */
export async function afterMissingScript(error: unknown): Promise<never> {
  if (await isOutdated()) {
    reloadOnce()
    return new Promise(() => undefined)
  }
  throw error
}

/** The same for scripts of a part of a page; scripts of routes are loaded by the router (`changed-libraries.ts`). */
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
