import { useSyncExternalStore } from "react"

/** A value of this browser window that components can subscribe to. */
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

/**
 * Subscribes to a value derived from it: the component renders again only when the derived value changes.
 * `onServer` as below.
 */
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

/** Subscribes to the value; `onServer` is used for server rendering and the first paint. */
export function useWatchedValue<T>(watched: WatchedValue<T>, onServer: T): T {
  return useSyncExternalStore(watched.watch, watched.get, () => onServer)
}
