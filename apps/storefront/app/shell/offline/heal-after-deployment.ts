import { isConnectionError } from "#app/ui/browser/connection-error.ts"
import { reloadOnce } from "#app/ui/browser/reload-once.ts"

/**
 * A tab that was open while the shop was deployed asks for scripts that are gone: the page is loaded anew, with those of
 * today. Without a connection nothing is gone, and the page stays; whether there is one, only the shop's answer tells.
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
