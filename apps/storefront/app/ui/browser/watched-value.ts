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

/** What is made of the value: who shows it is drawn again only when that becomes another. `onServer` as below. */
export function useWatchedPart<T, Part>(
  watched: WatchedValue<T>,
  select: (value: T) => Part,
  onServer: Part,
): Part {
  return useSyncExternalStore(
    watched.watch,
    () => select(watched.get()),
    () => onServer,
  )
}

/** The value now; `onServer` while the page is rendered and for the first paint. */
export function useWatchedValue<T>(watched: WatchedValue<T>, onServer: T): T {
  return useSyncExternalStore(watched.watch, watched.get, () => onServer)
}
