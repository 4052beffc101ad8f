import { Notice } from "#app/ui/feedback/notice.tsx"
import type { CartFault } from "../contract/cart-fault.ts"
import { FaultText } from "../fault-text.tsx"

/** Why a product is not in the cart, under its button. A product that waits in the browser is no failure. */
export default function AddFault({ fault }: { fault: CartFault }) {
  return (
    <Notice tone={fault.code === "kept" ? "info" : "danger"} live>
      <FaultText fault={fault} />
    </Notice>
  )
}
