import { Suspense } from "react"
import type { FetcherWithComponents } from "react-router"
import type { CartReply } from "./contract/cart-reply.ts"
import type { RefusedAddition } from "./contract/refused-addition.ts"
import { LateAddFault } from "./fault-text.tsx"

interface AddRefusalProps {
  fetcher: FetcherWithComponents<CartReply>
  /** The answer to a form that was sent without scripts. */
  refused: RefusedAddition | null
}

/** Why the product was not added, until the next attempt. */
export function AddRefusal({ fetcher, refused }: AddRefusalProps) {
  const fault = fetcher.data ? fetcher.data.fault : refused?.fault
  if (fetcher.state !== "idle" || !fault) return null
  return (
    <Suspense>
      <LateAddFault fault={fault} />
    </Suspense>
  )
}
