import { useSyncExternalStore } from "react"

/** A value of this browser window that components follow. */
export interface WatchedValue<T> {
  get: () => T
  set: (next: T) => void
  watch: (watcher: () => void) => () => void
}

export function createWatchedValue<T>(first: T): WatchedValue<T> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const watcher of watchers) watcher()
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

/** The value now; `onServer` while the page is rendered and for the first paint. */
export function useWatchedValue<T>(watched: WatchedValue<T>, onServer: T): T {
  return useSyncExternalStore(watched.watch, watched.get, () => onServer)
}
