import type { Cart, CommerceClient } from "@porteka/commerce-sdk"
import { HttpError, isNotFound, isOutage } from "@porteka/commerce-sdk"
import { cartMutations } from "#app/server/cart/mutation-queue.server.ts"
import type { CartFault } from "../contract/cart-fault.ts"
import type { CartIntent } from "../contract/cart-intent.ts"
import type { CartTarget } from "../contract/kept-line.ts"
import { productLines, toItemInput } from "../contract/line-identity.ts"
import { promotionCodes } from "../contract/promotion-codes.ts"
import { isInLanguage, translate } from "./cart-language.server.ts"
import { CartOutage, createCart, type FilledCart, fillUp, recreateCart } from "./cart-rebuild.server.ts"
import { type CartVisit, readCart } from "./read-cart.server.ts"
import { requireUnpaid } from "./require-unpaid.server.ts"
import { findStockLeft } from "./stock-left.server.ts"
import { toCartFault } from "./to-cart-fault.server.ts"

export type CartChange =
  /** No cart: it was cleared. `created`: a different cart than before. */
  | { ok: true; cart: Cart | null; created: boolean; short: string[] }
  | { ok: false; fault: CartFault; cart: Cart | null }

/** Executes one intent on the visitor's cart, creating a cart for the first product. */
export async function changeCart(visit: CartVisit, intent: CartIntent): Promise<CartChange> {
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
      return refuse(visit, intent, fault)
    }
  })
}

const UNAVAILABLE: CartFault["code"][] = ["unavailable", "crowded"]

/**
 * A refusal, with the cart as it is: of several quick changes of a line the browser awaits only the last, so this may be its
 * only news of those before.
 */
async function refuse(visit: CartVisit, intent: CartIntent, fault: CartFault): Promise<CartChange> {
  const state = UNAVAILABLE.includes(fault.code) ? null : await readCart(visit)
  const cart = state?.kind === "open" ? state.cart : null
  return {
    ok: false,
    fault: fault.code === "stock" ? await countStock(visit.commerce, intent, cart) : fault,
    cart,
  }
}

/** The cart, if the requested code is applied already. */
async function findAppliedCode(visit: CartVisit, intent: CartIntent): Promise<Cart | null> {
  if (intent.intent !== "apply-promotion") return null
  const state = await readCart(visit)
  return state.kind === "open" && hasCode(state.cart, intent.code) ? state.cart : null
}

const hasCode = (cart: Cart, wanted: string) =>
  promotionCodes(cart).some((code) => code.toUpperCase() === wanted)

/** Adds the available quantity to an error about insufficient stock. */
async function countStock(
  commerce: CommerceClient,
  intent: CartIntent,
  cart: Cart | null,
): Promise<CartFault> {
  if (intent.intent === "add") {
    return { code: "stock", available: await findStockLeft(commerce, intent.variant_id) }
  }
  const line = cart?.items.find(({ id }) => intent.intent === "update" && id === intent.line_id)
  const variantId = line?.variant_id
  return { code: "stock", available: variantId ? await findStockLeft(commerce, variantId) : null }
}

const REPLACES_THE_CART: CartIntent["intent"][] = ["clear", "reset", "refresh"]

async function perform(visit: CartVisit, intent: CartIntent): Promise<Performed> {
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

/** The line keeps its current quantity, even if the page showed another one. */
async function setOptions(
  visit: CartVisit,
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

/** A new cart with the items and codes of the current one; empty if that no longer exists. */
async function refreshCart(visit: CartVisit): Promise<FilledCart> {
  const state = await readCart(visit)
  if (state.kind === "unavailable") throw new CartOutage()
  if (state.kind !== "open") return { cart: await createCart(visit), short: [] }
  const items = productLines(state.cart.items).map(({ item, options }) => ({
    variant_id: item.variant_id,
    options,
    quantity: item.quantity,
  }))
  return recreateCart(visit, items, promotionCodes(state.cart))
}

/** Restores the browser's stored items to the visitor's cart, or to a new one if that no longer exists. */
async function replay(visit: CartVisit, targets: CartTarget[]): Promise<Performed> {
  const state = await readCart(visit)
  if (state.kind === "unavailable") throw new CartOutage()
  if (state.kind !== "open") return created(await recreateCart(visit, targets))
  return { ok: true, ...(await fillUp(visit, state.cart, targets)), created: false }
}

/** A cart used in another language takes that language, and so do its e-mails. */
async function inLanguage(visit: CartVisit, change: Performed): Promise<Performed> {
  const { cart } = change
  if (!cart || isInLanguage(cart, visit.locale)) return change
  try {
    return { ...change, cart: await translate(visit, cart) }
  } catch (error) {
    // The change has succeeded: reported as failed, it would be repeated. The next read translates the cart.
    if (isOutage(error)) return change
    throw error
  }
}

/**
 * A 404 can mean the cart, the line or the variant. Only if the cart itself is gone may the visitor's id be
 * dropped and a product start a new cart.
 */
async function afterNotFound(visit: CartVisit, intent: CartIntent): Promise<CartChange> {
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

async function changeInNewCart(
  visit: CartVisit,
  intent: CartIntent & { intent: "add" },
): Promise<CartChange> {
  try {
    return created({ cart: await createCart(visit, [intent]), short: [] })
  } catch (error) {
    if (isNotFound(error)) return { ok: false, fault: { code: "variant" }, cart: null }
    const fault = toCartFault(error, intent.intent)
    if (!fault) throw error
    return { ok: false, fault, cart: null }
  }
}

/** A cart change from a browser without a cart. */
class NoCartError extends Error {
  constructor() {
    super("No cart ID available")
  }
}

/** Medusa answers a change of a completed cart with "not allowed", the checkout with a code. */
function isCompleted(error: unknown): boolean {
  if (error instanceof NoCartError) return true
  if (error instanceof HttpError && error.code === "cart_completed") return true
  return error instanceof Error && /already completed/i.test(error.message)
}

/**
 * The back end answers 200 to a promotion code it ignores: if the code is neither applied nor waiting for a
 * delivery, it was refused.
 */
function refuseIgnoredCode(change: Performed, intent: CartIntent): CartChange {
  const { cart } = change
  if (intent.intent !== "apply-promotion" || !cart) return change
  return hasCode(cart, intent.code) ? change : { ok: false, fault: { code: "promotion-invalid" }, cart }
}
