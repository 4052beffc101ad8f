import type { Cart, CommerceClient } from "@porteka/commerce-sdk"
import { HttpError, isNotFound, isOutage } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts"
import type { CartHandle } from "#app/server/cart-cookie.server.ts"
import { commerceFor } from "#app/server/commerce.server.ts"
import { env } from "#app/server/env.server.ts"
import { cartMutations } from "#app/server/mutation-queue.server.ts"
import type { CartFault } from "../contract/cart-fault.ts"
import type { CartIntent } from "../contract/cart-intent.ts"
import type { CartTarget } from "../contract/kept-line.ts"
import { goodsLines, toItemInput } from "../contract/line-identity.ts"
import { promotionCodes } from "../contract/promotion-codes.ts"
import { CartReader, StaleKeyError } from "./cart-reader.server.ts"
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

/** One for the whole process: it belongs to no shopper. */
const carts = new CartReader((asked) => commerceFor(env, DEFAULT_LOCALE).carts.changed(asked))

/** Asks the back end for the browser's cart. Only faults of ours are thrown. */
async function readCart({ cartId, cartKey }: CartHandle): Promise<CartState> {
  return toCartState(cartId, cartId === null ? null : await askForCart(cartId, cartKey))
}

/** The browser's cart after the changes that were sent before: what a page and its header say of it is the same. */
export async function readCartNow(handle: CartHandle): Promise<CartState> {
  if (handle.cartId !== null) await cartMutations.settled(handle.cartId)
  return readCart(handle)
}

/**
 * The browser's cart with its goods named in the page's language. One that may not be changed now keeps its own.
 */
export async function readCartInLanguage(visit: Visit): Promise<CartState> {
  const state = await readCartNow(visit)
  if (state.kind !== "open" || speaks(state.cart, visit.locale)) return state
  try {
    return { ...state, cart: await cartMutations.run(state.cart.id, () => translate(visit, state.cart)) }
  } catch (error) {
    if (!isOutage(error) && !(error instanceof HttpError)) throw error
    return state
  }
}

async function askForCart(cartId: string, cartKey: string | null): Promise<CartOutcome> {
  try {
    const cart = await carts.read(cartId, cartKey)
    return cart ? { type: "cart", cart } : { type: "not_found" }
  } catch (error) {
    if (isOutage(error) || error instanceof StaleKeyError) return { type: "outage" }
    throw error
  }
}

export type CartChange =
  /** No cart: it was cleared. `created`: another cart than before. */
  | { ok: true; cart: Cart | null; created: boolean; short: string[] }
  | { ok: false; fault: CartFault; cart: Cart | null }

interface Visit extends CartHandle {
  commerce: CommerceClient
  locale: Locale
}

/** Does one intent on the visitor's cart, starting a cart where the first product needs one. */
export async function changeCart(visit: Visit, intent: CartIntent): Promise<CartChange> {
  const key = visit.cartId ?? `new ${crypto.randomUUID()}`
  return cartMutations.run(key, async () => {
    try {
      const known = await findAppliedCode(visit, intent)
      if (known) return { ok: false, fault: { code: "promotion-applied" }, cart: known }
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

/** The cart, if a code is to be applied that stands in it already. */
async function findAppliedCode(visit: Visit, intent: CartIntent): Promise<Cart | null> {
  if (intent.intent !== "apply-promotion") return null
  const state = await readCart(visit)
  return state.kind === "open" && hasCode(state.cart, intent.code) ? state.cart : null
}

const hasCode = (cart: Cart, wanted: string) =>
  promotionCodes(cart).some((code) => code.toUpperCase() === wanted)

/** Says how many pieces there are of what was asked for, when it was too many. */
async function countStock(visit: Visit, intent: CartIntent): Promise<CartFault> {
  const { commerce } = visit
  if (intent.intent === "add") {
    return { code: "stock", available: await findStockLeft(commerce, intent.variant_id) }
  }
  const state = intent.intent === "update" ? await readCart(visit) : null
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
      if (visit.cartId === null) return created({ cart: await createCart(visit, [intent]), short: [] })
  }
  const { commerce, cartId } = visit
  if (cartId === null) throw new NoCartError()
  switch (intent.intent) {
    case "add":
      return done((await commerce.lineItems.create(cartId, toItemInput(intent))).cart)
    case "update": {
      const { line_id: line, quantity } = intent
      return done((await commerce.lineItems.update({ id: cartId, line_id: line }, { quantity })).cart)
    }
    case "options":
      return done(await setOptions(visit, cartId, intent))
    case "remove":
      return done((await commerce.lineItems.delete({ id: cartId, line_id: intent.line_id })).parent)
    case "apply-promotion":
      return done((await commerce.carts.addDiscount(cartId, { code: intent.code })).cart)
    case "remove-promotion":
      return done((await commerce.carts.deleteDiscount({ id: cartId, code: intent.code })).cart)
  }
}

/** The pieces of the line stay as they are now, whatever the page showed. */
async function setOptions(
  visit: Visit,
  cartId: string,
  { line_id, options }: CartIntent & { intent: "options" },
): Promise<Cart> {
  const { cart } = await visit.commerce.carts.retrieve(cartId)
  const line = cart.items.find(({ id }) => id === line_id)
  if (!line) return cart
  const { quantity } = line
  return (
    await visit.commerce.lineItems.update({ id: cartId, line_id }, { quantity, metadata: { ...options } })
  ).cart
}

type Performed = CartChange & { ok: true }

const done = (cart: Cart | null): Performed => ({ ok: true, cart, created: false, short: [] })
const created = (filled: FilledCart): Performed => ({ ok: true, ...filled, created: true })

/** A new cart with the goods and codes of the present one; with none, where that is gone. */
async function refreshCart(visit: Visit): Promise<FilledCart> {
  const state = await readCart(visit)
  if (state.kind === "unavailable") throw new CartOutage()
  if (state.kind !== "open") return { cart: await createCart(visit), short: [] }
  const items = goodsLines(state.cart.items).map(({ item, options }) => ({
    variant_id: item.variant_id,
    options,
    quantity: item.quantity,
  }))
  return recreateCart(visit, items, promotionCodes(state.cart))
}

/** Puts what a browser kept back into the visitor's cart, or into a new one where that is gone. */
async function replay(visit: Visit, targets: CartTarget[]): Promise<Performed> {
  const state = await readCart(visit)
  if (state.kind === "unavailable") throw new CartOutage()
  if (state.kind !== "open") return created(await recreateCart(visit, targets))
  return { ok: true, ...(await fillUp(visit, state.cart, targets)), created: false }
}

/** A cart shopped on in another language speaks that one, and so do the mails about it. */
async function inLanguage(visit: Visit, change: Performed): Promise<Performed> {
  const { cart } = change
  if (!cart || speaks(cart, visit.locale)) return change
  try {
    return { ...change, cart: await translate(visit, cart) }
  } catch (error) {
    // The change is made: told as failed it would be made again. The next reading of the cart translates it.
    if (isOutage(error)) return change
    throw error
  }
}

/** The checkout changes a cart's own language, every other change its mark, too. */
function speaks(cart: Cart, locale: Locale): boolean {
  return cart.metadata?.cookie_locale === locale && (cart.locale ?? locale).startsWith(locale)
}

async function translate({ commerce, locale }: Visit, cart: Cart): Promise<Cart> {
  const metadata = { ...cart.metadata, ...cartMarks(locale) }
  return (await commerce.carts.update(cart.id, { locale, metadata })).cart
}

/**
 * A 404 can mean the cart, the line or the variant. Only when the cart itself is gone may the visitor's id be
 * dropped and a product start a new cart.
 */
async function afterNotFound(visit: Visit, intent: CartIntent): Promise<CartChange> {
  const state = await readCart(visit)
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
    return created({ cart: await createCart(visit, [intent]), short: [] })
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
  return hasCode(cart, intent.code) ? change : { ok: false, fault: { code: "promotion-invalid" }, cart }
}
