import { Suspense } from "react"
import { cartDrawer } from "#app/features/cart/drawer/cart-drawer-open.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

const CartDrawer = lazyPart(() => import("./cart-drawer-window.tsx"))
const CLOSED = { loaded: false, open: false }

/**
 * The place of the cart drawer. Its code is loaded when the page is idle (`warmUpCart`); until then the links
 * open the cart page.
 */
export function CartDrawerHost() {
  const { loaded, open } = useWatchedValue(cartDrawer, CLOSED)
  if (!loaded) return null
  return (
    <Suspense>
      <CartDrawer open={open} />
    </Suspense>
  )
}
