import { fieldsOf, parseJson } from "@porteka/shop/parse-json"
import type { LocalCart } from "../contract/kept-line.ts"
import { toLocalCart } from "./local-cart.ts"

/** Specification 9: a backup is restored within a day; an older one is deleted. */
export const BACKUP_HOURS = 24
const HOUR_MS = 60 * 60 * 1000

/** The cart as the browser saw it last (specification 3, "Cart backup"). */
export interface CartBackup {
  /** Identifies the cart; not its id, which scripts never see. */
  cartId: string
  items: LocalCart
  /** Milliseconds since 1970. */
  timestamp: number
}

export function makeBackup(cartId: string, items: LocalCart, now: number): CartBackup {
  return { cartId, items, timestamp: now }
}

/** Parses the stored backup; null if it is invalid. */
export function parseBackup(text: string | null): CartBackup | null {
  const { cartId, items, timestamp } = fieldsOf(parseJson(text))
  if (typeof cartId !== "string" || cartId === "" || typeof timestamp !== "number") return null
  return { cartId, items: toLocalCart(items), timestamp }
}

/** The backup if it may still be restored; a time in the future counts as too old. */
export function freshBackup(backup: CartBackup | null, now: number): CartBackup | null {
  if (!backup) return null
  const age = now - backup.timestamp
  return age >= 0 && age < BACKUP_HOURS * HOUR_MS ? backup : null
}
