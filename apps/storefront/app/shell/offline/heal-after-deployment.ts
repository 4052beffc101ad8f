import { isConnectionError } from "#app/ui/browser/connection-error.ts"
import { reloadOnce } from "#app/ui/browser/reload-once.ts"

/**
 * A tab that was open during a deployment requests scripts that no longer exist: the page is reloaded to get
 * the current ones. Offline, nothing is missing and the page stays; only a request to the shop shows whether
 * there is a connection.
 */
export function healAfterDeployment(): void {
  window.addEventListener("vite:preloadError", () => {
    if (navigator.onLine) void reloadIfAnswered()
  })
}

async function reloadIfAnswered(): Promise<void> {
  try {
    const { ok } = await fetch("/builds/meta.json", { cache: "no-store" })
    if (ok) reloadOnce()
  } catch (error) {
    if (!isConnectionError(error)) throw error
  }
}
