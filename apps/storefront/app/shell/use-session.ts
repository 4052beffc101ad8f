import { useEffect } from "react"
import { type CartSummary, publishCartSummary } from "#app/features/cart/cart-summary.ts"

interface SessionAnswer {
  cart: CartSummary | null
  cart_available: boolean
}

/** Asks once per page load what is the visitor's own, since public pages know nobody. */
export function useSession(): void {
  useEffect(() => {
    const abort = new AbortController()
    askSession(abort.signal)
    return () => abort.abort()
  }, [])
}

async function askSession(signal: AbortSignal): Promise<void> {
  try {
    const response = await fetch("/api/session", { signal, headers: { accept: "application/json" } })
    if (!response.ok) return
    const session = (await response.json()) as SessionAnswer
    if (session.cart_available) publishCartSummary(session.cart)
  } catch (error) {
    // Offline or left meanwhile: the header simply shows no count.
    if (!(error instanceof TypeError || error instanceof DOMException)) throw error
  }
}
