import type { MouseEvent } from "react"
import { useLocation } from "react-router"
import { usePaths } from "#app/i18n/paths.ts"
import { createWatchedValue, useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { cartAdded } from "../cart-added.ts"

/** `loaded`: whether its code is loaded; only then it opens at once, also offline. */
export const cartDrawer = createWatchedValue({ loaded: false, open: false })

export const closeCartDrawer = () => cartDrawer.set({ ...cartDrawer.get(), open: false })

/** Props for a link to the cart: it opens the drawer, or leads to the cart if the drawer is not loaded. */
export function useCartDrawerLink() {
  const { loaded } = useWatchedValue(cartDrawer, NOT_LOADED)
  const { pathname } = useLocation()
  const paths = usePaths()
  // The checkout shows the cart itself, which must not be changed while the form is being filled in.
  const isOwnPage = pathname === paths.cart() || pathname.startsWith(paths.checkout())
  if (!loaded || isOwnPage) return {}
  return {
    "aria-haspopup": "dialog" as const,
    onClick: (event: MouseEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // The drawer shows the product that the popup tells of.
      cartAdded.set(null)
      cartDrawer.set({ loaded, open: true })
    },
  }
}

const NOT_LOADED = { loaded: false, open: false }
