import { Notice } from "#app/ui/feedback/notice.tsx"
import type { CartFault } from "../contract/cart-fault.ts"
import CartFaultText from "./cart-fault-text.tsx"

/** Why a product was not added, shown under its button. A product stored by the browser is not an error. */
export default function AddFault({ fault }: { fault: CartFault }) {
  return (
    <Notice tone={fault.code === "kept" ? "info" : "danger"} live>
      <CartFaultText fault={fault} />
    </Notice>
  )
}
