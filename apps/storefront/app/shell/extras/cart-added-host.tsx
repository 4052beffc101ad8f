import { Suspense, useRef } from "react"
import { type CartAdded, cartAdded } from "#app/features/cart/cart-added.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

const CartAddedPopup = lazyPart(() => import("#app/features/cart/cart-added-popup.tsx"))
const close = () => cartAdded.set(null)

/** Where the popup stands; its code comes with the first product added. */
export function CartAddedHost() {
  const added = useWatchedValue(cartAdded, null)
  const number = useNumberOf(added)
  if (!added) return null
  return (
    <Suspense>
      <CartAddedPopup key={number} added={added} onClose={close} />
    </Suspense>
  )
}

/** Counts up with each product, so that a new one starts its five seconds anew. */
function useNumberOf(added: CartAdded | null): number {
  const last = useRef({ added, number: 0 })
  if (last.current.added !== added) last.current = { added, number: last.current.number + 1 }
  return last.current.number
}
