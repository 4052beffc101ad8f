import { Suspense, useRef } from "react"
import { type CartAdded, cartAdded } from "#app/features/cart/cart-added.ts"
import { useWatchedValue } from "#app/ui/browser/watched-value.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"

const CartAddedPopup = lazyPart(() => import("#app/features/cart/cart-added-popup.tsx"))
const close = () => cartAdded.set(null)

/** The place of the popup; its code is loaded with the first product that is added. */
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

/** Increases with each product, so that its five seconds start again. */
function useNumberOf(added: CartAdded | null): number {
  const last = useRef({ added, number: 0 })
  if (last.current.added !== added) last.current = { added, number: last.current.number + 1 }
  return last.current.number
}
