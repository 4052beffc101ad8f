import { Suspense } from "react"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import type { CartFault } from "./contract/cart-fault.ts"

/** Error texts are loaded with the first error: most visitors never see one. */
export const loadFaultText = () => import("./notices/cart-fault-text.tsx")
const CartFaultText = lazyPart(loadFaultText)

/** The text of a cart error in the visitor's language. */
export function FaultText({ fault }: { fault: CartFault }) {
  return (
    <Suspense>
      <CartFaultText fault={fault} />
    </Suspense>
  )
}
