import { ORDER_ID_PARAMETER } from "@porteka/shop/pages"
import { fieldsOf, parseJson } from "@porteka/shop/parse-json"
import { useEffect } from "react"
import { matchPath, useLocation } from "react-router"
import { signedIn } from "#app/features/account/signed-in.ts"
import { AUTH_KEY } from "#app/features/account/stored-auth.ts"
import { showCartSummary } from "#app/features/cart/cart-summary.ts"
import { loadSession } from "../use-session.ts"

/** Pages with a customer's data, besides the forms about an order; the language may be missing (ruling D4). */
const PERSONAL = ["account", "checkout", "order", "order-confirmation"].map((page) => `/:locale?/${page}/*`)

/**
 * Another tab has logged somebody in or out: this tab checks whether that applies to it as well (a tab
 * without cookies has its own login). A customer's personal data must not stay on the screen, nor be sent as
 * somebody else's.
 */
export function useSignInOfOtherTabs(): void {
  const { pathname, search } = useLocation()
  const isForm = new URLSearchParams(search).has(ORDER_ID_PARAMETER)
  const isPersonal = isForm || PERSONAL.some((pattern) => matchPath(pattern, pathname))
  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    const hear = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === AUTH_KEY && emailIn(oldValue) !== emailIn(newValue)) loadSession(signal, showCartSummary)
    }
    addEventListener("storage", hear, { signal })
    return () => abort.abort()
  }, [])
  useEffect(() => {
    if (!isPersonal) return
    let known = signedIn.get()
    return signedIn.watch(() => {
      const now = signedIn.get()
      // Also if the page comes from the back/forward cache.
      const isOther = known !== undefined && known?.email !== now?.email
      known = now
      if (isOther) location.reload()
    })
  }, [isPersonal])
}

/** Other scripts of this origin can write there, so the value is not trusted. */
const emailIn = (stored: string | null): unknown => fieldsOf(parseJson(stored)).email
