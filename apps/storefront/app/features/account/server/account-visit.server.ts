import type { CommerceClient, SignedIn } from "@porteka/commerce-sdk"
import { readCartHandle, rememberCart } from "#app/server/cart/cart-cookie.server.ts"
import { newCartKey, rememberCartKey } from "#app/server/cart/cart-keys.server.ts"
import { env } from "#app/server/env.server.ts"
import { logger } from "#app/server/log.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { knownBrowser } from "#app/server/session/known-browser.server.ts"
import { readSessionToken, rememberSession } from "#app/server/session/session-cookie.server.ts"
import { shopperClient } from "#app/server/session/shopper-client.server.ts"
import type { Outcome } from "../contract/outcome.ts"
import { toOutcome } from "./to-outcome.server.ts"

/** The parts of a request's context that account functions need. */
export type AccountVisit = Pick<RequestContext, "commerce" | "locale" | "clientAddress">

/** Sets the session's cookie and the merged cart after a sign-in. */
export async function beginSession(
  { locale, clientAddress }: AccountVisit,
  request: Request,
  headers: Headers,
  signIn: (commerce: CommerceClient) => Promise<SignedIn>,
  /** `keep-session`: the call is made by a signed-in customer, whose carts are merged already. */
  session: "new-session" | "keep-session" = "new-session",
): Promise<SignedIn> {
  const browser = await knownBrowser(request.headers)
  const visit = { headers: request.headers, locale, clientAddress }
  const token = session === "keep-session" ? readSessionToken(request.headers) : null
  const signedIn = await signIn(shopperClient(env, visit, { browser: browser.id, token }))
  headers.append("set-cookie", browser.remember)
  headers.append("set-cookie", rememberSession(signedIn.session_token))
  if (session === "keep-session") return signedIn
  await tryMergeCart(shopperClient(env, visit, { token: signedIn.session_token }), request, headers)
  return signedIn
}

/** Merges the guest's cart with the customer's own. If it fails, the sign-in still succeeds. */
async function tryMergeCart(commerce: CommerceClient, request: Request, headers: Headers): Promise<void> {
  try {
    await mergeCart(commerce, request, headers)
  } catch (error) {
    logger.warn({ err: error }, "The carts of a sign-in did not come together.")
  }
}

/** Makes this browser's cart the signed-in customer's. */
export function mergeCartHere(
  { commerce }: AccountVisit,
  request: Request,
): Promise<Outcome<{ cart_id: string | null }>> {
  return toOutcome((headers) => mergeCart(commerce, request, headers))
}

/** The cart gets a new key: keys from before the sign-in do not open the customer's cart. */
async function mergeCart(
  commerce: CommerceClient,
  request: Request,
  headers: Headers,
): Promise<{ cart_id: string | null }> {
  const { cartId, cartKey } = await readCartHandle(request)
  const key = newCartKey()
  const { cart_id } = await commerce.account.mergeCart({
    cart_id: cartId,
    new_key: key,
    ...(cartKey === null ? {} : { cart_key: cartKey }),
  })
  if (cart_id === null) return { cart_id }
  headers.append("set-cookie", await rememberCartKey(request.headers, cart_id, key))
  if (cart_id !== cartId) headers.append("set-cookie", await rememberCart(cart_id))
  return { cart_id }
}
