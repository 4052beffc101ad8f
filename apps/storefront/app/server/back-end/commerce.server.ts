import { type CommerceClient, type CommerceClientOptions, createCommerceClient } from "@porteka/commerce-sdk"
import { REQUEST_ID_HEADER } from "@porteka/shop/request-id"
import type { Locale } from "#app/i18n/locales.ts"
import type { Environment } from "../env.server.ts"
import { traceCall } from "../monitoring/tracing.server.ts"
import { currentRequestId } from "../request-id.server.ts"

/** Calls the back end with the request's id, so that both logs share it. */
export const fetchInRequest: typeof fetch = (input, init) => {
  const id = currentRequestId()
  if (id === undefined) return fetch(input, init)
  const headers = new Headers(init?.headers)
  headers.set(REQUEST_ID_HEADER, id)
  const address = input instanceof Request ? input.url : String(input)
  return traceCall({ method: init?.method ?? "GET", address, headers }, () =>
    fetch(input, { ...init, headers }),
  )
}

/** A back-end client for one request, in the page's language. */
export function commerceFor(
  env: Pick<Environment, "BACKEND_URL" | "PUBLISHABLE_KEY">,
  locale: Locale,
  options: Partial<CommerceClientOptions> = {},
): CommerceClient {
  return createCommerceClient({
    baseUrl: env.BACKEND_URL,
    publishableKey: env.PUBLISHABLE_KEY,
    locale,
    relativePictures: true,
    fetch: fetchInRequest,
    ...options,
  })
}
