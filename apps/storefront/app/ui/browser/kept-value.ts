import { createWatchedValue, type WatchedValue } from "./watched-value.ts"

/**
 * A value this browser keeps between visits. Other tabs follow; where storage is refused (private windows,
 * full disks) it lives as long as the page.
 * @param parse reads what was kept; must not fail
 */
export function createKeptValue<T>(key: string, parse: (text: string) => T, empty: T): WatchedValue<T> {
  const watched = createWatchedValue(empty)
  // The very value of the first paint, so that nothing is drawn again for another emptiness.
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

/** Null takes the entry away: emptiness needs none. */
function writeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}
