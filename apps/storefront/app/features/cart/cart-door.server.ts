import type { Cart, CommerceClient } from "@porteka/commerce-sdk"
import { isNotFound, isOutage } from "@porteka/commerce-sdk"
import { shop } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import { cartMutations } from "#app/server/mutation-queue.server.ts"
import { regionId } from "#app/server/region.server.ts"
import type { CartFault } from "./cart-fault.ts"
import type { CartIntent } from "./cart-intent.ts"
import { type CartOutcome, type CartState, toCartState } from "./cart-state.ts"
import { promotionCodes } from "./promotion-codes.ts"
import { findStockLeft } from "./stock-left.server.ts"
import { toCartFault } from "./to-cart-fault.server.ts"

/** Asks the back end for the browser's cart. Only faults of ours are thrown. */
export async function readCart(commerce: CommerceClient, cartId: string | null): Promise<CartState> {
  return toCartState(cartId, cartId === null ? null : await askForCart(commerce, cartId))
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

export type CartChange = { ok: true; cart: Cart } | { ok: false; fault: CartFault; cart: Cart | null }

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
      return honest(await perform(visit, intent), intent)
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

/** Says how many pieces there are of what was asked for in vain. */
async function countStock({ commerce, cartId }: Visit, intent: CartIntent): Promise<CartFault> {
  if (intent.intent === "add") {
    return { code: "stock", available: await findStockLeft(commerce, intent.variant_id) }
  }
  const state = intent.intent === "update" ? await readCart(commerce, cartId) : null
  const lines = state?.kind === "open" ? state.cart.items : []
  const variantId = lines.find(({ id }) => intent.intent === "update" && id === intent.line_id)?.variant_id
  return { code: "stock", available: variantId ? await findStockLeft(commerce, variantId) : null }
}

async function perform({ commerce, locale, cartId }: Visit, intent: CartIntent): Promise<Cart> {
  if (cartId === null) {
    if (intent.intent !== "add") throw new NoCartError()
    return startCart(commerce, locale, intent)
  }
  switch (intent.intent) {
    case "add":
      return (await commerce.lineItems.create(cartId, toItem(intent))).cart
    case "update":
      return (await commerce.lineItems.update(cartId, intent.line_id, { quantity: intent.quantity })).cart
    case "remove":
      return (await commerce.lineItems.delete(cartId, intent.line_id)).parent
    case "apply-promotion":
      return (await commerce.carts.addDiscount(cartId, { code: intent.code })).cart
    case "remove-promotion":
      return (await commerce.carts.deleteDiscount(cartId, intent.code)).cart
  }
}

async function startCart(
  commerce: CommerceClient,
  locale: Locale,
  intent: CartIntent & { intent: "add" },
): Promise<Cart> {
  const { cart } = await commerce.carts.create({
    region_id: await regionId(commerce),
    items: [toItem(intent)],
    locale,
    metadata: { cookie_locale: locale, "locale-country": shop.country.code },
  })
  return cart
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
  if (intent.intent === "remove") return { ok: true, cart: state.cart }
  return { ok: false, fault: { code: intent.intent === "add" ? "variant" : "form" }, cart: state.cart }
}

async function changeInNewCart(visit: Visit, intent: CartIntent & { intent: "add" }): Promise<CartChange> {
  try {
    return { ok: true, cart: await startCart(visit.commerce, visit.locale, intent) }
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

/** Medusa answers a change of a cart that has become an order with "not allowed". */
function isCompleted(error: unknown): boolean {
  return error instanceof NoCartError || (error instanceof Error && /already completed/i.test(error.message))
}

/**
 * The back end answers 200 to a promotion code it ignores: the code must stand in the cart, in force or waiting
 * for a delivery it can lower, else it was refused.
 */
function honest(cart: Cart, intent: CartIntent): CartChange {
  if (intent.intent !== "apply-promotion") return { ok: true, cart }
  return promotionCodes(cart).some((code) => code.toUpperCase() === intent.code)
    ? { ok: true, cart }
    : { ok: false, fault: { code: "promotion-invalid" }, cart }
}
