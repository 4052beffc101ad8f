import { reloadOnce } from "#app/ui/browser/reload-once.ts"

/**
 * A tab that was open while the shop was deployed asks for scripts that are gone: the page is loaded anew, with those of
 * today. Without a connection nothing is gone, and the page stays.
 */
export function healAfterDeployment(): void {
  window.addEventListener("vite:preloadError", () => {
    if (navigator.onLine) reloadOnce()
  })
}
