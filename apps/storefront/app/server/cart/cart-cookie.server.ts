import { CART_ID } from "@porteka/commerce-sdk/wire"
import { CART_DAYS } from "@porteka/shop"
import { forgetCookie, ownCookie } from "../security/own-cookie.server.ts"
import { readCartKey } from "./cart-keys.server.ts"

/**
 * The cart's id gives access to the cart, so the cookie is signed and HttpOnly (name and lifetime:
 * specification 9).
 */
const cookie = ownCookie("medusa-cart-id", CART_DAYS)

/** The browser's cart id; null if it is missing or the signature is not ours. */
export async function readCartId(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get("cookie"))
  return typeof value === "string" && CART_ID.test(value) ? value : null
}

/** The browser's cart id, with its key. */
export interface CartHandle {
  cartId: string | null
  cartKey: string | null
}

export async function readCartHandle(request: Request): Promise<CartHandle> {
  const cartId = await readCartId(request)
  return { cartId, cartKey: cartId === null ? null : await readCartKey(request, cartId) }
}

export function rememberCart(id: string): Promise<string> {
  return cookie.serialize(id)
}

export function forgetCart(): Promise<string> {
  return forgetCookie(cookie)
}
