const KEY = "reloaded-for-missing-script"
/** A script that is still missing after a reload is another fault. */
const AGAIN_AFTER_MS = 60_000

/**
 * Reloads the page if one of its scripts is missing: a tab that was open during a deployment requests scripts that no
 * longer exist, and Medusa would show its error page for every page not opened before.
 */
export function reloadAfterDeployments(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - last < AGAIN_AFTER_MS) return
    sessionStorage.setItem(KEY, String(Date.now()))
    event.preventDefault()
    location.reload()
  })
}
