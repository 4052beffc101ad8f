const ADDRESS = "/service-worker.js"

/** If there was no service worker yet, the page's files were loaded without it. */
const cameBeforeWorker = typeof navigator !== "undefined" && !navigator.serviceWorker?.controller

/**
 * Registered after the page has loaded; browsers without support, and private windows that refuse, work
 * without it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return
  try {
    await navigator.serviceWorker.register(ADDRESS)
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  }
}

/**
 * Tells the service worker which page is open: on a first visit the page and its files were loaded before it
 * was installed, and a page opened by the router was never loaded as a document.
 */
export async function keepSeenPages(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return
  const { pathname, search } = location
  const { active } = await navigator.serviceWorker.ready
  const files = cameBeforeWorker ? performance.getEntriesByType("resource").map(({ name }) => name) : []
  active?.postMessage({ seen: pathname + search, files })
}
