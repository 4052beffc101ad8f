import { useEffect } from "react"
import { useMatch } from "react-router"
import { signedIn } from "#app/features/account/signed-in.ts"
import { AUTH_KEY } from "#app/features/account/stored-auth.ts"
import { showCartSummary } from "#app/features/cart/cart-summary.ts"
import { askSession } from "../use-session.ts"

/**
 * Another tab has logged somebody in or out: this tab checks whether that applies to it as well (a tab
 * without cookies has its own login). A customer's personal data must not stay on the screen.
 */
export function useSignInOfOtherTabs(): void {
  const ofAccount = useMatch("/:locale/account/*") !== null
  const ofCheckout = useMatch("/:locale/checkout/*") !== null
  const isPersonal = ofAccount || ofCheckout
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const hear = async ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== AUTH_KEY || emailIn(oldValue) === emailIn(newValue)) return
      const shown = signedIn.get()?.email
      await askSession(signal, showCartSummary)
      if (!signal.aborted && isPersonal && signedIn.get()?.email !== shown) location.reload()
    }
    addEventListener("storage", hear, { signal })
    return () => abort.abort()
  }, [isPersonal])
}

/** Other scripts of this origin can write there, so the value is not trusted. */
function emailIn(stored: string | null): unknown {
  try {
    return (JSON.parse(stored ?? "null") as { email?: unknown } | null)?.email
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
