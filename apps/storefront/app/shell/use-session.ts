import { useEffect } from "react"
import { matchPath, useMatch } from "react-router"
import { type CustomerAnswer, signedIn } from "#app/features/account/signed-in.ts"
import {
  cartSummaryVersion,
  compareWithShown,
  publishCartSummary,
  showCartSummary,
} from "#app/features/cart/cart-summary.ts"
import type { CartSummary } from "#app/features/cart/contract/cart-reply.ts"
import type { SessionAnswer } from "#app/features/cart/contract/session-answer.ts"
import { UNANSWERED_ENTRY } from "#app/features/cart/unanswered-adds.ts"
import { fetchJson } from "#app/ui/browser/fetch-json.ts"

/**
 * Loads the visitor's own data, because public pages contain none: once per page load, again when an order
 * has emptied the cart (other tabs are informed, too), and when the browser restores a page from its
 * back/forward cache.
 */
export function useSession(): void {
  const ordered = useMatch("/:locale/order-confirmation/:id") !== null
  useEffect(() => {
    const abort = new AbortController()
    loadSession(abort.signal, ordered ? publishCartSummary : showCartSummary)
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) loadSession(abort.signal, showCartSummary)
    }
    addEventListener("pageshow", reload)
    return () => {
      removeEventListener("pageshow", reload)
      abort.abort()
    }
  }, [ordered])
}

/** @param onCart stores the cart of the answer */
export async function loadSession(
  signal: AbortSignal,
  onCart: (cart: CartSummary | null) => void,
): Promise<void> {
  const version = cartSummaryVersion()
  try {
    const session = await fetchJson<SessionAnswer & CustomerAnswer>("/api/session", {
      signal,
      headers: { accept: "application/json" },
    })
    if (signal.aborted) return
    if (session?.customer_available) signedIn.set(session.customer)
    if (cartSummaryVersion() !== version) return
    if (session?.cart_available) {
      onCart(session.cart)
      compareWithShown(session.cart)
    }
    const isOpen = session?.seen_cart.state === "open"
    if (!isOpen && !isKept("cart_backup", ...WAITING)) return
    if (!session?.cart_available) await showKept(version)
    if (!session || (isOpen && isInCheckout() && !isKept(...WAITING))) return
    const known = cartSummaryVersion()
    const { recoverCart } = await import("#app/features/cart/local/cart-recovery.ts")
    await recoverCart(session.seen_cart, known)
  } catch (error) {
    // Storage refused, or code that cannot be loaded: the header simply shows no count.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  }
}

/** What was added and may be missing in the shop's cart. */
const WAITING = ["local_cart_items", UNANSWERED_ENTRY]

const isKept = (...entries: string[]) => entries.some((entry) => localStorage.getItem(entry) !== null)

/** The checkout changes no lines, so the backup that another page has made is still right. */
const isInCheckout = () => matchPath("/:locale/checkout/*", location.pathname) !== null

/** What the browser has kept of a cart that cannot be read now. */
async function showKept(version: number): Promise<void> {
  const { keptSummary } = await import("#app/features/cart/local/kept-summary.ts")
  if (cartSummaryVersion() === version) showCartSummary(keptSummary())
}
