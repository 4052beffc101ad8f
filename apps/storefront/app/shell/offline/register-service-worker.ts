const ADDRESS = "/service-worker.js"

/** What a page is drawn with came past the worker where there was none yet. */
const cameBeforeWorker = typeof navigator !== "undefined" && !navigator.serviceWorker?.controller

/** Registered when the page stands; browsers without it, and a private window that refuses, do without. */
export async function registerServiceWorker(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return
  try {
    await navigator.serviceWorker.register(ADDRESS)
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  }
}

/**
 * Tells the worker which page is looked at: on a first visit it came before there was a worker, with all its files, and one
 * that the router changed to was never loaded as a document.
 */
export async function keepSeenPages(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return
  const { pathname, search } = location
  const { active } = await navigator.serviceWorker.ready
  const files = cameBeforeWorker ? performance.getEntriesByType("resource").map(({ name }) => name) : []
  active?.postMessage({ seen: pathname + search, files })
}
