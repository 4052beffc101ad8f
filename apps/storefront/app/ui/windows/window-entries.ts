import { openWindow, openWindows, whenWindowOpens } from "./open-windows.ts"

/**
 * Makes Back close an open window (dialog, drawer, menu) before it leaves the page. Opening a window pushes a
 * history entry with the page's URL and state; the router does not see `popstate` events between the two. If the
 * window is closed in another way, its entry stays, because removing it would race with a navigation: Back skips
 * it, and the next window of the page reuses it.
 */
interface EntryState {
  key?: string
  idx?: number
  layer?: "page" | "window"
}

/** React needs a few renderings to close some windows. */
const CLOSED_WITHIN_MS = 200

/** The page that the router shows or is about to; null before it is known: then windows get no entry. */
let shown: { key: string; href: string } | null = null

/** The router shows this page; a window over it stays open and gets an entry above this one. */
export function showPage(key: string): void {
  shown = { key, href: location.href }
  putEntry()
}

function putEntry(): void {
  const state: EntryState = history.state ?? {}
  if (!shown || openWindows.length === 0 || state.layer === "window") return
  history.replaceState({ ...state, layer: "page" }, "")
  history.pushState({ ...state, idx: (state.idx ?? 0) + 1, layer: "window" }, "")
}

/** Starts closing windows and menus on Back. @returns a function that stops it */
export function listenForBack(): () => void {
  const ended = new AbortController()
  const { signal } = ended
  whenWindowOpens(putEntry)
  // Before the router's own listener.
  addEventListener("popstate", onPop, { capture: true, signal })
  // The event of a `<details>` does not bubble.
  document.addEventListener("toggle", ({ target }) => followMenu(target), { capture: true, signal })
  for (const menu of document.querySelectorAll("details[data-menu][open]")) followMenu(menu)
  return () => {
    ended.abort()
    shown = null
  }
}

function onPop(event: PopStateEvent): void {
  const { key = "default", layer }: EntryState = event.state ?? {}
  const isSamePage = layer && key === shown?.key && location.href === shown.href
  if (!isSamePage) {
    for (const close of [...openWindows]) close()
    // The next step may come before the router shows this page.
    shown = { key, href: location.href }
    return
  }
  event.stopImmediatePropagation()
  const close = openWindows.at(-1)
  if (layer === "window") history.forward()
  else if (!close) history.back()
  else {
    close()
    // Another window may be open below it, or it may refuse to close.
    setTimeout(putEntry, CLOSED_WITHIN_MS)
  }
}

const menus = new Map<HTMLDetailsElement, () => void>()

/** Menus are windows, too. */
function followMenu(menu: EventTarget | null): void {
  if (!(menu instanceof HTMLDetailsElement) || menu.dataset.menu === undefined) return
  menus.get(menu)?.()
  menus.delete(menu)
  if (!menu.open) return
  const close = () => {
    menu.open = false
  }
  menus.set(menu, openWindow(close))
}
