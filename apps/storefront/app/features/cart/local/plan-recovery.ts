import { lineKey, MAX_CART_LINES } from "@porteka/shop"
import type { CartTarget, LocalCart } from "../contract/kept-line.ts"
import type { SeenCart } from "../contract/seen-cart.ts"
import { type CartBackup, freshBackup } from "./cart-backup.ts"
import { keepItem, targetsOf } from "./local-cart.ts"

/** What the browser does with its stored items, given the state of the cart. */
export type Recovery =
  | { kind: "nothing" }
  /** The back end is unavailable and items are waiting: try again later. */
  | { kind: "wait" }
  | { kind: "replay"; targets: CartTarget[] }

interface Kept {
  local: LocalCart
  backup: CartBackup | null
}

/** Specification 4, "Cart lifecycle", as one table. */
export function planRecovery(cart: SeenCart, { local, backup }: Kept, now: number): Recovery {
  switch (cart.state) {
    case "unavailable":
      return local.length > 0 ? { kind: "wait" } : { kind: "nothing" }
    case "open":
      return replay(targetsOf(local, backup?.cartId === cart.cartId ? backup.items : []))
    case "ordered":
      return replay(targetsOf(local, []))
    case "lost":
    case "none":
      return replay(targetsOf(local.reduce(keepItem, freshBackup(backup, now)?.items ?? []), []))
  }
}

function replay(wanted: CartTarget[]): Recovery {
  const targets = wanted.slice(0, MAX_CART_LINES)
  return targets.length > 0 ? { kind: "replay", targets } : { kind: "nothing" }
}

/** The number of items with less stock than wanted. */
export function countShort(targets: CartTarget[], items: LocalCart): number {
  return targets.filter(({ variant_id, options, quantity }) => {
    const key = lineKey({ variantId: variant_id, options })
    const line = items.find(({ id }) => id === key)
    return (line?.quantity ?? 0) < quantity
  }).length
}
