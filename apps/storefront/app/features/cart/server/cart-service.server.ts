import type { Cart, CommerceClient } from "@porteka/commerce-sdk"
import { HttpError, isNotFound, isOutage } from "@porteka/commerce-sdk"
import type { Locale } from "#app/i18n/locales.ts"
import { cartMutations } from "#app/server/mutation-queue.server.ts"
import type { CartFault } from "../cart-fault.ts"
import type { CartIntent } from "../cart-intent.ts"
import type { CartTarget } from "../local/local-cart.ts"
import { promotionCodes } from "../promotion-codes.ts"
import {
  CartOutage,
  cartMarks,
  createCart,
  type FilledCart,
  fillUp,
  recreateCart,
} from "./cart-rebuild.server.ts"
import { type CartOutcome, type CartState, toCartState } from "./cart-state.ts"
import { requireUnpaid } from "./require-unpaid.server.ts"
import { findStockLeft } from "./stock-left.server.ts"
import { toCartFault } from "./to-cart-fault.server.ts"

/** Asks the back end for the browser's cart. Only faults of ours are thrown. */
export async function readCart(commerce: CommerceClient, cartId: string | null): Promise<CartState> {
  return toCartState(cartId, cartId === null ? null : await askForCart(commerce, cartId))
}

/** The browser's cart with its goods named in the page's language. One that may not be changed now keeps its own. */
export async function readCartInLanguage(visit: Visit): Promise<CartState> {
  const state = await readCart(visit.commerce, visit.cartId)
  if (state.kind !== "open" || speaks(state.cart, visit.locale)) return state
  try {
    return { ...state, cart: await cartMutations.run(state.cart.id, () => translate(visit, state.cart)) }
  } catch (error) {
    if (!isOutage(error) && !(error instanceof HttpError)) throw error
    return state
  }
}

async function askForCart(commerce: CommerceClient, cartId: string): Promise<CartOutcome> {
  try {
    const { cart } = await commerce.carts.retrieve(cartId)
    return { type: "cart", cart }
  } catch (error) {
    if (isNotFound(error)) return { type: "not_found" }
    if (isOutage(error)) return { type: "outage" }
    throw error
  }
}

export type CartChange =
  /** No cart: it was cleared. `created`: another cart than before. */
  | { ok: true; cart: Cart | null; created: boolean; short: string[] }
  | { ok: false; fault: CartFault; cart: Cart | null }

interface Visit {
  commerce: CommerceClient
  locale: Locale
  cartId: string | null
}

/** Does one intent on the visitor's cart, starting a cart where the first product needs one. */
export async function changeCart(visit: Visit, intent: CartIntent): Promise<CartChange> {
  const key = visit.cartId ?? `new ${crypto.randomUUID()}`
  return cartMutations.run(key, async () => {
    try {
      return refuseIgnoredCode(await inLanguage(visit, await perform(visit, intent)), intent)
    } catch (error) {
      if (isNotFound(error) || isCompleted(error)) return afterNotFound(visit, intent)
      const fault = toCartFault(error, intent.intent)
      if (!fault) throw error
      return {
        ok: false,
        fault: fault.code === "stock" ? await countStock(visit, intent) : fault,
        cart: null,
      }
    }
  })
}

/** Says how many pieces there are of what was asked for, when it was too many. */
async function countStock({ commerce, cartId }: Visit, intent: CartIntent): Promise<CartFault> {
  if (intent.intent === "add") {
    return { code: "stock", available: await findStockLeft(commerce, intent.variant_id) }
  }
  const state = intent.intent === "update" ? await readCart(commerce, cartId) : null
  const lines = state?.kind === "open" ? state.cart.items : []
  const variantId = lines.find(({ id }) => intent.intent === "update" && id === intent.line_id)?.variant_id
  return { code: "stock", available: variantId ? await findStockLeft(commerce, variantId) : null }
}

const REPLACES_THE_CART: CartIntent["intent"][] = ["clear", "reset", "refresh"]

async function perform(visit: Visit, intent: CartIntent): Promise<Performed> {
  if (REPLACES_THE_CART.includes(intent.intent)) await requireUnpaid(visit.commerce, visit.cartId)
  switch (intent.intent) {
    case "clear":
      return done(null)
    case "reset":
      return created({ cart: await createCart(visit), short: [] })
    case "refresh":
      return created(await refreshCart(visit))
    case "replay":
      return replay(visit, intent.targets)
    case "add":
      if (visit.cartId === null)
        return created({ cart: await createCart(visit, [toItem(intent)]), short: [] })
  }
  const { commerce, cartId } = visit
  if (cartId === null) throw new NoCartError()
  switch (intent.intent) {
    case "add":
      return done((await commerce.lineItems.create(cartId, toItem(intent))).cart)
    case "update": {
      const { line_id: line, quantity } = intent
      return done((await commerce.lineItems.update(cartId, line, { quantity })).cart)
    }
    case "remove":
      return done((await commerce.lineItems.delete(cartId, intent.line_id)).parent)
    case "apply-promotion":
      return done((await commerce.carts.addDiscount(cartId, { code: intent.code })).cart)
    case "remove-promotion":
      return done((await commerce.carts.deleteDiscount(cartId, intent.code)).cart)
  }
}

type Performed = CartChange & { ok: true }

const done = (cart: Cart | null): Performed => ({ ok: true, cart, created: false, short: [] })
const created = (filled: FilledCart): Performed => ({ ok: true, ...filled, created: true })

/** A new cart with the goods and codes of the present one; with none, where that is gone. */
async function refreshCart(visit: Visit): Promise<FilledCart> {
  const state = await readCart(visit.commerce, visit.cartId)
  if (state.kind === "unavailable") throw new CartOutage()
  if (state.kind !== "open") return { cart: await createCart(visit), short: [] }
  const items = state.cart.items.flatMap(({ variant_id, quantity }) =>
    variant_id ? [{ variant_id, quantity }] : [],
  )
  return recreateCart(visit, items, promotionCodes(state.cart))
}

/** Puts what a browser kept back into the visitor's cart, or into a new one where that is gone. */
async function replay(visit: Visit, targets: CartTarget[]): Promise<Performed> {
  const state = await readCart(visit.commerce, visit.cartId)
  if (state.kind === "unavailable") throw new CartOutage()
  if (state.kind !== "open") return created(await recreateCart(visit, targets))
  return { ok: true, ...(await fillUp(visit, state.cart, targets)), created: false }
}

/** A cart shopped on in another language speaks that one, and so do the mails about it. */
async function inLanguage(visit: Visit, change: Performed): Promise<Performed> {
  const { cart } = change
  return cart && !speaks(cart, visit.locale) ? { ...change, cart: await translate(visit, cart) } : change
}

/** The checkout changes a cart's own language, every other change its mark, too. */
function speaks(cart: Cart, locale: Locale): boolean {
  return cart.metadata?.cookie_locale === locale && (cart.locale ?? locale).startsWith(locale)
}

async function translate({ commerce, locale }: Visit, cart: Cart): Promise<Cart> {
  const metadata = { ...cart.metadata, ...cartMarks(locale) }
  return (await commerce.carts.update(cart.id, { locale, metadata })).cart
}

function toItem(intent: CartIntent & { intent: "add" }) {
  return { variant_id: intent.variant_id, quantity: intent.quantity }
}

/**
 * A 404 can mean the cart, the line or the variant. Only when the cart itself is gone may the visitor's id be
 * dropped and a product start a new cart.
 */
async function afterNotFound(visit: Visit, intent: CartIntent): Promise<CartChange> {
  const state = await readCart(visit.commerce, visit.cartId)
  if (state.kind === "unavailable") return { ok: false, fault: { code: "unavailable" }, cart: null }
  if (state.kind !== "open") {
    if (intent.intent !== "add" || visit.cartId === null)
      return { ok: false, fault: { code: "gone" }, cart: null }
    return changeInNewCart({ ...visit, cartId: null }, intent)
  }
  if (intent.intent === "remove") return done(state.cart)
  return { ok: false, fault: { code: intent.intent === "add" ? "variant" : "form" }, cart: state.cart }
}

async function changeInNewCart(visit: Visit, intent: CartIntent & { intent: "add" }): Promise<CartChange> {
  try {
    return created({ cart: await createCart(visit, [toItem(intent)]), short: [] })
  } catch (error) {
    if (isNotFound(error)) return { ok: false, fault: { code: "variant" }, cart: null }
    const fault = toCartFault(error, intent.intent)
    if (!fault) throw error
    return { ok: false, fault, cart: null }
  }
}

/** A change of a cart by a browser that has none. */
class NoCartError extends Error {
  constructor() {
    super("No cart ID available")
  }
}

/** Medusa answers a change of a cart that has become an order with "not allowed", the checkout with a code. */
function isCompleted(error: unknown): boolean {
  if (error instanceof NoCartError) return true
  if (error instanceof HttpError && error.code === "cart_completed") return true
  return error instanceof Error && /already completed/i.test(error.message)
}

/**
 * The back end answers 200 to a promotion code it ignores: the code must stand in the cart, in force or waiting
 * for a delivery it can lower, else it was refused.
 */
function refuseIgnoredCode(change: Performed, intent: CartIntent): CartChange {
  const { cart } = change
  if (intent.intent !== "apply-promotion" || !cart) return change
  return promotionCodes(cart).some((code) => code.toUpperCase() === intent.code)
    ? change
    : { ok: false, fault: { code: "promotion-invalid" }, cart }
}
