import { Suspense } from "react"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import type { CartFault } from "./contract/cart-fault.ts"

// Loaded with the first change of the cart (`preloadNotifications`): most visitors never see an error.
const CartFaultText = lazyPart(async () => ({
  default: (await import("./notices/late-notices.ts")).CartFaultText,
}))
export const LateAddFault = lazyPart(async () => ({
  default: (await import("./notices/late-notices.ts")).AddFault,
}))

/** The text of a cart error in the visitor's language. */
export function FaultText({ fault }: { fault: CartFault }) {
  return (
    <Suspense>
      <CartFaultText fault={fault} />
    </Suspense>
  )
}
