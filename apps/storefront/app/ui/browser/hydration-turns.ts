/** A place in the queue of the parts of the first page that wait to be hydrated. */
export interface HydrationTurn {
  /** Resolves when it is this part's turn. */
  came: Promise<void>
  hasCome: () => boolean
}

const waiting: (() => void)[] = []
const watchers = new Set<() => void>()
const AT_ONCE: HydrationTurn = { came: Promise.resolve(), hasCome: () => true }

/** The mark in the page's performance timeline when the last part is hydrated. */
const HYDRATED = "page-hydrated"

let working = false
let firstPageIsHydrated = false

/** One part per task, so that input and frames come between them. */
function takeNext() {
  const come = waiting.shift()
  if (come) {
    come()
    setTimeout(takeNext)
  } else {
    firstPageIsHydrated = true
    performance.mark(HYDRATED)
    for (const watcher of watchers) watcher()
  }
}

/** Parts that are rendered later, by navigation, do not wait. */
export function hydrationTurn(): HydrationTurn {
  if (firstPageIsHydrated) return AT_ONCE
  let has = false
  const came = new Promise<void>((resolve) => {
    waiting.push(() => {
      has = true
      resolve()
    })
  })
  if (!working) {
    working = true
    setTimeout(takeNext)
  }
  return { came, hasCome: () => has }
}

/** Whether every part of the first page is hydrated. */
export const isPageHydrated = () => firstPageIsHydrated

/** @returns stops watching */
export function watchPageHydration(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
