import { useSyncExternalStore } from "react"

function watch(watcher: () => void): () => void {
  window.addEventListener("online", watcher)
  window.addEventListener("offline", watcher)
  return () => {
    window.removeEventListener("online", watcher)
    window.removeEventListener("offline", watcher)
  }
}

/** Whether the browser knows that it has no connection; a server never does. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  )

/** What browsers throw when an answer or a script does not come: a connection that seems to be there, but is not. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed|import/i.test(error.message)
