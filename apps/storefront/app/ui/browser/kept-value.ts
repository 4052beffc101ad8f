import { createWatchedValue, type WatchedValue } from "./watched-value.ts"

/**
 * A value that this browser stores between visits. Other tabs follow; if storage is not available (private
 * windows, full disks), it lasts until the page is closed.
 * @param parse reads the stored value; must not throw
 */
export function createKeptValue<T>(key: string, parse: (text: string) => T, empty: T): WatchedValue<T> {
  const watched = createWatchedValue(empty)
  // Returns the same object as the first paint, so that an empty value causes no new render.
  const parseKept = (text: string | null) => (text === null ? empty : parse(text))
  let read = false
  const load = () => {
    if (read) return
    read = true
    watched.set(parseKept(readText(key)))
    addEventListener("storage", (event) => {
      if (event.key === key || event.key === null) watched.set(parseKept(event.newValue))
    })
  }
  return {
    get() {
      load()
      return watched.get()
    },
    set(next) {
      load()
      watched.set(next)
      writeText(key, next === empty ? null : JSON.stringify(next))
    },
    watch: watched.watch,
  }
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

/** Null removes the entry: empty values are not stored. */
function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
