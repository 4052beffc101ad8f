import { Suspense } from "react"
import { cartDrawer } from "#app/features/cart/drawer/cart-drawer-open.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

const CartDrawer = lazyPart(() => import("./cart-drawer-window.tsx"))
const CLOSED = { loaded: false, open: false }

/** Where the drawer opens. Its code comes when the page is quiet (`warmUpCart`); until then the links lead to the cart. */
export function CartDrawerHost() {
  const { loaded, open } = useWatchedValue(cartDrawer, CLOSED)
  if (!loaded) return null
  return (
    <Suspense>
      <CartDrawer open={open} />
    </Suspense>
  )
}
