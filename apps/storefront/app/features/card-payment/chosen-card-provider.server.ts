import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import type { ReturnedAs } from "#app/server/card-providers/card-provider.server.ts"
import { CARD_PROVIDERS } from "#app/server/card-providers/card-providers.server.ts"
import { env } from "#app/server/env.server.ts"
import type { CardProvider } from "./card-payment-props.ts"

const provider = () => CARD_PROVIDERS[env.CARD_PROVIDER]

/** The card provider as the payment page knows it. */
export function cardProvider(): CardProvider {
  return { scriptUrl: env.CARD_SCRIPT_URL, publicKey: env.CARD_PUBLIC_KEY ?? "" }
}

/** Whose part the pages show before there is a payment. */
export const cardProviderName = (): CardProviderName => env.CARD_PROVIDER

/** Where the order button leads: the provider's own page, or null where the card is given on ours. */
export const providerPage = (browserToken: string) => (provider().scriptUrl === null ? browserToken : null)

/** The parameter of the return address by which the provider names the payment. */
export const returnParameter = () => provider().returnParameter

/** Whether a text can be the provider's name of a payment. */
export const isPaymentId = (text: string) => provider().paymentId.test(text)

/** What a return address says: which payment, and where the provider tells so, how it ended. */
export function readReturn(request: Request): { payment: string | null; as: ReturnedAs | null } {
  const query = new URL(request.url).searchParams
  const told = provider().readReturn?.(query, env.CARD_WEBHOOK_SECRET)
  const payment = told?.payment ?? query.get(returnParameter()) ?? ""
  return isPaymentId(payment) ? { payment, as: told?.as ?? null } : { payment: null, as: null }
}
