import type { CommerceClient } from "@porteka/commerce-sdk"
import type { Locale } from "#app/i18n/locales.ts"
import { commerceFor, fetchInRequest } from "../back-end/commerce.server.ts"
import { readCartKey } from "../cart/cart-keys.server.ts"
import type { Environment } from "../env.server.ts"

const CART_KEY_HEADER = "x-cart-key"

export interface ShopperRequest {
  headers: Headers
  locale: Locale
  clientAddress: string
}

export interface ShopperOptions {
  token?: string | null
  browser?: string
}

const CART = /\/store\/carts\/(cart_\w+)(?=[/?]|$)/

/** Adds this browser's cart key to every call about a cart. */
const withCartKey =
  (browser: Headers): typeof fetch =>
  async (input, init) => {
    const [, cart] = CART.exec(String(input)) ?? []
    const key = cart === undefined ? null : await readCartKey({ headers: browser }, cart)
    if (key === null) return fetchInRequest(input, init)
    const headers = new Headers(init?.headers)
    headers.set(CART_KEY_HEADER, key)
    return fetchInRequest(input, { ...init, headers })
  }

/**
 * A back-end client that acts for one shopper: with their token, and their address for limits and the list of
 * sessions.
 */
export function shopperClient(
  env: Pick<Environment, "BACKEND_URL" | "PUBLISHABLE_KEY">,
  { headers, locale, clientAddress }: ShopperRequest,
  { token, browser }: ShopperOptions = {},
): CommerceClient {
  const device = headers.get("user-agent")
  return commerceFor(env, locale, {
    fetch: withCartKey(headers),
    ...(token ? { token } : {}),
    shopper: {
      address: clientAddress,
      ...(device === null ? {} : { device }),
      ...(browser === undefined ? {} : { browser }),
    },
  })
}
