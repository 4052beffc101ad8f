import { useSyncExternalStore } from "react"

function watch(watcher: () => void): () => void {
  window.addEventListener("online", watcher)
  window.addEventListener("offline", watcher)
  return () => {
    window.removeEventListener("online", watcher)
    window.removeEventListener("offline", watcher)
  }
}

/** Whether the browser reports that it is offline; always false on a server. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  )
