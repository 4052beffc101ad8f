import { createKeptValue } from "#app/ui/browser/kept-value.ts"
import { type CartBackup, parseBackup } from "./cart-backup.ts"
import { type LocalCart, parseLocalCart } from "./local-cart.ts"

const EMPTY: LocalCart = []

/** Two of the three stored entries of a cart; the third is the cookie, which only the server can take away. */
export const localCart = createKeptValue<LocalCart>("local_cart_items", parseLocalCart, EMPTY)
export const cartBackup = createKeptValue<CartBackup | null>("cart_backup", parseBackup, null)

/** An empty list leaves no entry behind. */
export function setLocalCart(items: LocalCart): void {
  localCart.set(items.length > 0 ? items : EMPTY)
}

export function forgetKeptCart(): void {
  localCart.set(EMPTY)
  cartBackup.set(null)
}
