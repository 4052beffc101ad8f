import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import type { ReturnedAs } from "#app/server/card-providers/card-provider.server.ts"
import { CARD_PROVIDERS } from "#app/server/card-providers/card-providers.server.ts"
import { env } from "#app/server/env.server.ts"
import type { CardProvider } from "./card-payment-props.ts"

const provider = () => CARD_PROVIDERS[env.CARD_PROVIDER]

/** The card provider's data for the payment page. */
export function cardProvider(): CardProvider {
  return { scriptUrl: env.CARD_SCRIPT_URL, publicKey: env.CARD_PUBLIC_KEY ?? "" }
}

/** The browser part shown before there is a payment. */
export const cardProviderName = (): CardProviderName => env.CARD_PROVIDER

/** The target of the order button: the hosted payment page, or null if the card is entered on ours. */
export const providerPage = (browserToken: string) => (provider().scriptUrl === null ? browserToken : null)

/** The return URL's parameter with the payment id. */
export const returnParameter = () => provider().returnParameter

/** Whether a text can be one of the provider's payment ids. */
export const isPaymentId = (text: string) => provider().paymentId.test(text)

/** What a return URL says: which payment, and, with some providers, the outcome. */
export function readReturn(request: Request): { payment: string | null; as: ReturnedAs | null } {
  const query = new URL(request.url).searchParams
  const returned = provider().readReturn?.(query, env.CARD_WEBHOOK_SECRET)
  const payment = returned?.payment ?? query.get(returnParameter()) ?? ""
  return isPaymentId(payment) ? { payment, as: returned?.as ?? null } : { payment: null, as: null }
}
