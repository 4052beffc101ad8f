import type { CommerceClient, SignedIn } from "@porteka/commerce-sdk"
import { readCartHandle, rememberCart } from "#app/server/cart/cart-cookie.server.ts"
import { newCartKey, rememberCartKey } from "#app/server/cart/cart-keys.server.ts"
import { env } from "#app/server/env.server.ts"
import { logger } from "#app/server/log.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"
import { knownBrowser } from "#app/server/session/known-browser.server.ts"
import { readSessionToken, rememberSession } from "#app/server/session/session-cookie.server.ts"
import { type ShopperOptions, shopperClient } from "#app/server/session/shopper-client.server.ts"
import type { Outcome } from "../contract/outcome.ts"
import { toOutcome } from "./to-outcome.server.ts"

/** The parts of a request's context that account functions need. */
export type AccountVisit = Pick<RequestContext, "commerce" | "locale" | "clientAddress">

/** A call that is answered with a new session. */
type SessionCall = (commerce: CommerceClient) => Promise<SignedIn>

/** A guest signs in: this browser gets a session, and its cart is merged with the customer's. */
export async function beginSession(
  visit: AccountVisit,
  request: Request,
  headers: Headers,
  signIn: SessionCall,
): Promise<SignedIn> {
  const signedIn = await takeSession(request, headers, (browser) =>
    signIn(clientOf(visit, request, { browser })),
  )
  await tryMergeCart(clientOf(visit, request, { token: signedIn.session_token }), request, headers)
  return signedIn
}

/** A customer's call ends every session; this browser gets a new one. */
export function renewSession(
  visit: AccountVisit,
  request: Request,
  headers: Headers,
  change: SessionCall,
): Promise<SignedIn> {
  const token = readSessionToken(request.headers)
  return takeSession(request, headers, (browser) => change(clientOf(visit, request, { browser, token })))
}

async function takeSession(
  request: Request,
  headers: Headers,
  call: (browser: string) => Promise<SignedIn>,
): Promise<SignedIn> {
  const browser = await knownBrowser(request.headers)
  const signedIn = await call(browser.id)
  headers.append("set-cookie", browser.remember)
  headers.append("set-cookie", rememberSession(signedIn.session_token))
  return signedIn
}

const clientOf = ({ locale, clientAddress }: AccountVisit, { headers }: Request, options: ShopperOptions) =>
  shopperClient(env, { headers, locale, clientAddress }, options)

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
