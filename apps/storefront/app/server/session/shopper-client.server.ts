import { type CommerceClient, createCommerceClient } from "@porteka/commerce-sdk"
import type { Locale } from "#app/i18n/locales.ts"
import type { Environment } from "../env.server.ts"
import { fetchInRequest } from "../monitoring/request-id.server.ts"

export interface ShopperRequest {
  headers: Headers
  locale: Locale
  clientAddress: string
}

export interface ShopperOptions {
  token?: string | null
  browser?: string
}

/** A client of the back end that acts for one shopper: their token, and who they are for limits and the list of sessions. */
export function shopperClient(
  env: Pick<Environment, "BACKEND_URL" | "PUBLISHABLE_KEY">,
  { headers, locale, clientAddress }: ShopperRequest,
  { token, browser }: ShopperOptions = {},
): CommerceClient {
  const device = headers.get("user-agent")
  return createCommerceClient({
    baseUrl: env.BACKEND_URL,
    publishableKey: env.PUBLISHABLE_KEY,
    locale,
    relativePictures: true,
    fetch: fetchInRequest,
    ...(token ? { token } : {}),
    shopper: {
      address: clientAddress,
      ...(device === null ? {} : { device }),
      ...(browser === undefined ? {} : { browser }),
    },
  })
}
