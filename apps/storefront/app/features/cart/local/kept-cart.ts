import { fieldsOf, parseJson } from "@porteka/shop/parse-json"
import { createKeptValue } from "#app/ui/browser/kept-value.ts"
import type { LocalCart } from "../contract/kept-line.ts"
import { UNANSWERED_ENTRY } from "../unanswered-adds.ts"
import { type CartBackup, parseBackup } from "./cart-backup.ts"
import { describeAddition } from "./describe-addition.ts"
import { keepItem, parseLocalCart, toLocalCart } from "./local-cart.ts"

const EMPTY: LocalCart = []

/** Two of the three stored entries of a cart; the third is the cookie, which only the server can delete. */
export const localCart = createKeptValue<LocalCart>("local_cart_items", parseLocalCart, EMPTY)
export const cartBackup = createKeptValue<CartBackup | null>("cart_backup", parseBackup, null)

/** An empty list deletes the entry. */
export function setLocalCart(items: LocalCart): void {
  localCart.set(items.length > 0 ? items : EMPTY)
}

export function forgetKeptCart(): void {
  localCart.set(EMPTY)
  cartBackup.set(null)
}

/** Takes over additions that were unanswered when an earlier page was closed, as if they had been made offline. */
export function adoptUnanswered(): void {
  const forms = unanswered.get()
  if (forms.length === 0) return
  unanswered.set(NO_FORMS)
  setLocalCart(toLocalCart(forms.map(describeAddition)).reduce(keepItem, localCart.get()))
}

const NO_FORMS: Readonly<Record<string, unknown>>[] = []
const unanswered = createKeptValue(UNANSWERED_ENTRY, parseForms, NO_FORMS)

function parseForms(text: string): Readonly<Record<string, unknown>>[] {
  const forms = parseJson(text)
  return Array.isArray(forms) ? forms.map(fieldsOf) : NO_FORMS
}
