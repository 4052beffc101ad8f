import type { MouseEvent } from "react"
import { useLocation } from "react-router"
import { usePaths } from "#app/i18n/paths.ts"
import { createWatchedValue, useWatchedValue } from "#app/ui/browser/watched-value.ts"

/** `loaded`: its code is there, so that it opens at once, also without a connection. */
export const cartDrawer = createWatchedValue({ loaded: false, open: false })

export const closeCartDrawer = () => cartDrawer.set({ ...cartDrawer.get(), open: false })

/** What a link to the cart is given besides: it opens the drawer over the page, and without that leads to the cart. */
export function useCartDrawerLink() {
  const { loaded } = useWatchedValue(cartDrawer, NOT_LOADED)
  const { pathname } = useLocation()
  const paths = usePaths()
  // The checkout shows what is in the cart itself, and must not be changed under what is being filled in.
  const isOwnPage = pathname === paths.cart() || pathname.startsWith(paths.checkout())
  if (!loaded || isOwnPage) return {}
  return {
    "aria-haspopup": "dialog" as const,
    onClick: (event: MouseEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      cartDrawer.set({ loaded, open: true })
    },
  }
}

const NOT_LOADED = { loaded: false, open: false }
