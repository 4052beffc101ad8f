import { useSyncExternalStore } from "react"
import type { CartSummary } from "./contract/cart-reply.ts"

const CHANNEL = "cart-summary"
const listeners = new Set<() => void>()
let summary: CartSummary | null = null
let version = 0
let channel: BroadcastChannel | null = null

/** In this tab alone: what it asked for by itself may be older than what another tab has done since. */
export function showCartSummary(next: CartSummary | null): void {
  version += 1
  summary = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  if (!channel && typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = (event: MessageEvent<CartSummary | null>) => {
      showCartSummary(event.data)
      announceCartChange()
    }
  }
  return () => listeners.delete(listener)
}

/** Takes over what the server said last, in this tab and in all others. */
export function publishCartSummary(next: CartSummary | null): void {
  showCartSummary(next)
  channel?.postMessage(next)
}

const changeListeners = new Set<() => void>()

/** The cart has changed, and by no form of the page that shows it. */
export function announceCartChange(): void {
  for (const listener of changeListeners) listener()
}

/** Hears of changes by another tab, or by the recovery of a lost cart. */
export function watchCartChanges(listener: () => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

/** Counts what this tab was told: an answer that was asked for before a newer one is of yesterday. */
export function cartSummaryVersion(): number {
  return version
}

/** The cart of this browser as the header knows it; null on the server and until the browser has asked. */
export function useCartSummary(): CartSummary | null {
  return useSyncExternalStore(
    listen,
    () => summary,
    () => null,
  )
}
