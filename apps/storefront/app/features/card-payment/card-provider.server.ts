import { CARD_PROVIDERS } from "#app/server/card-providers/card-providers.server.ts"
import { env } from "#app/server/env.server.ts"
import type { CardProvider } from "./card-payment-props.ts"

/** The card provider as the payment page knows it. */
export function cardProvider(): CardProvider {
  return { scriptUrl: env.CARD_SCRIPT_URL, publicKey: env.CARD_PUBLIC_KEY ?? "" }
}

/** The parameter of the return address by which the provider names the payment. */
export const returnParameter = () => CARD_PROVIDERS[env.CARD_PROVIDER].returnParameter

/** Whether a text can be the provider's name of a payment. */
export const isPaymentId = (text: string) => CARD_PROVIDERS[env.CARD_PROVIDER].paymentId.test(text)
