import { type CommerceClient, createCommerceClient } from "@porteka/commerce-sdk"
import type { Locale } from "#app/i18n/locales.ts"
import type { Environment } from "../env.server.ts"
import { fetchInRequest } from "../monitoring/request-id.server.ts"

/** A back-end client for one request, in the page's language. */
export function commerceFor(
  env: Pick<Environment, "BACKEND_URL" | "PUBLISHABLE_KEY">,
  locale: Locale,
): CommerceClient {
  return createCommerceClient({
    baseUrl: env.BACKEND_URL,
    publishableKey: env.PUBLISHABLE_KEY,
    locale,
    relativePictures: true,
    fetch: fetchInRequest,
  })
}
