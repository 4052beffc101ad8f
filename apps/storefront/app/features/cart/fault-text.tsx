import { lazy, Suspense } from "react"
import type { CartFault } from "./contract/cart-fault.ts"

/** The sentences come with the first fault: most visitors never see one. */
export const loadFaultText = () => import("./notices/cart-fault-text.tsx")
const CartFaultText = lazy(loadFaultText)

/** A cart fault in the visitor's language. */
export function FaultText({ fault }: { fault: CartFault }) {
  return (
    <Suspense>
      <CartFaultText fault={fault} />
    </Suspense>
  )
}
