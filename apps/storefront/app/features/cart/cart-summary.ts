import { useSyncExternalStore } from "react"
import type { CartSummary } from "./contract/cart-reply.ts"

const CHANNEL = "cart-summary"
const listeners = new Set<() => void>()
let summary: CartSummary | null = null
let version = 0
let channel: BroadcastChannel | null = null

/** Kept per tab, because a reply that this tab requested may be older than another tab's change. */
export function showCartSummary(next: CartSummary | null): void {
  version += 1
  summary = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  hearOtherTabs()
  return () => listeners.delete(listener)
}

function hearOtherTabs(): void {
  if (channel || typeof BroadcastChannel === "undefined") return
  channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<CartSummary | null>) => {
    showCartSummary(event.data)
    announceCartChange()
  }
}

/** Stores the server's last answer, in this tab and all others. */
export function publishCartSummary(next: CartSummary | null): void {
  showCartSummary(next)
  channel?.postMessage(next)
}

const changeListeners = new Set<() => void>()

/** Called when the cart has changed other than by a form of this page. */
export function announceCartChange(): void {
  for (const listener of changeListeners) listener()
}

/** Subscribes to changes by other tabs, or by the recovery of a lost cart. */
export function watchCartChanges(listener: () => void): () => void {
  changeListeners.add(listener)
  hearOtherTabs()
  return () => changeListeners.delete(listener)
}

type ShownSums = Pick<CartSummary, "count" | "total">

let shownSums: ShownSums | null = null
/** The server's answer that no page was compared with yet. */
let answered: { sums: ShownSums; version: number } | null = null

/** Registers the cart that a page shows. @returns unregisters it */
export function registerShownCart(sums: ShownSums): () => void {
  shownSums = sums
  compare()
  return () => {
    if (shownSums === sums) shownSums = null
  }
}

/**
 * Compares the server's answer with the cart that the page shows: a change that another tab made between this page's
 * rendering and its first script was not announced here. The answer may come before the part that shows the cart is hydrated.
 */
export function compareWithShown(answer: CartSummary | null): void {
  answered = { sums: answer ?? { count: 0, total: 0 }, version }
  compare()
}

function compare(): void {
  if (!shownSums || answered?.version !== version) return
  const { count, total } = answered.sums
  answered = null
  if (count !== shownSums.count || total !== shownSums.total) announceCartChange()
}

/** Counts this tab's answers, so that one requested before a newer one arrived is recognized as outdated. */
export function cartSummaryVersion(): number {
  return version
}

/** This browser's cart in the header; null on the server and until the browser has asked. */
export function useCartSummary(): CartSummary | null {
  return useSyncExternalStore(
    listen,
    () => summary,
    () => null,
  )
}
