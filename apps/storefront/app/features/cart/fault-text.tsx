import { Suspense } from "react"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import type { CartFault } from "./contract/cart-fault.ts"

// Loaded with the first change of the cart (`preloadNotifications`): most visitors never see an error.
const CartFaultText = lazyPart(() => import("./notices/cart-fault-text.tsx"))
export const LateAddFault = lazyPart(() => import("./notices/add-fault.tsx"))

/** The text of a cart error in the visitor's language. */
export function FaultText({ fault }: { fault: CartFault }) {
  return (
    <Suspense>
      <CartFaultText fault={fault} />
    </Suspense>
  )
}
