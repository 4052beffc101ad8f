import { Suspense } from "react"
import type { FetcherWithComponents } from "react-router"
import type { CartFault } from "./contract/cart-fault.ts"
import type { CartReply } from "./contract/cart-reply.ts"
import { LateAddFault } from "./fault-text.tsx"

interface AddRefusalProps {
  fetcher: FetcherWithComponents<CartReply>
  /** The answer to a form that was sent without scripts. */
  fault: CartFault | null | undefined
}

/** Why the product was not added, until the next attempt. */
export function AddRefusal({ fetcher, fault }: AddRefusalProps) {
  const last = fetcher.data ? fetcher.data.fault : fault
  if (fetcher.state !== "idle" || !last) return null
  return (
    <Suspense>
      <LateAddFault fault={last} />
    </Suspense>
  )
}
