import { type CommerceClient, isFailedCall, isOutage } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE, type Locale } from "#app/i18n/locales.ts"
import { commerceFor } from "#app/server/back-end/commerce.server.ts"
import type { CartHandle } from "#app/server/cart/cart-cookie.server.ts"
import { cartMutations } from "#app/server/cart/mutation-queue.server.ts"
import { env } from "#app/server/env.server.ts"
import { isInLanguage, translate } from "./cart-language.server.ts"
import { CartReader, StaleKeyError } from "./cart-reader.server.ts"
import { type CartOutcome, type CartState, toCartState } from "./cart-state.ts"

export interface CartVisit extends CartHandle {
  commerce: CommerceClient
  locale: Locale
}

/** One queue for the whole process. */
const carts = new CartReader((asked) => commerceFor(env, DEFAULT_LOCALE).carts.changed(asked))

/** Reads the browser's cart. Outages are part of the result; only bugs are thrown. */
export async function readCart({ cartId, cartKey }: CartHandle): Promise<CartState> {
  return toCartState(cartId, cartId === null ? null : await fetchCart(cartId, cartKey))
}

/** The browser's cart after its pending changes, so that page and header agree. */
export async function readCartNow(handle: CartHandle): Promise<CartState> {
  if (handle.cartId !== null) await cartMutations.settled(handle.cartId)
  return readCart(handle)
}

/**
 * The browser's cart with product names in the page's language. A cart that may not be changed now keeps its
 * language.
 */
export async function readCartInLanguage(visit: CartVisit): Promise<CartState> {
  const state = await readCartNow(visit)
  if (state.kind !== "open" || isInLanguage(state.cart, visit.locale)) return state
  try {
    return { ...state, cart: await cartMutations.run(state.cart.id, () => translate(visit, state.cart)) }
  } catch (error) {
    if (!isFailedCall(error)) throw error
    return state
  }
}

async function fetchCart(cartId: string, cartKey: string | null): Promise<CartOutcome> {
  try {
    const cart = await carts.read(cartId, cartKey)
    return cart ? { type: "cart", cart } : { type: "not_found" }
  } catch (error) {
    if (isOutage(error) || error instanceof StaleKeyError) return { type: "outage" }
    throw error
  }
}
