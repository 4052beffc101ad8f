import { env } from "#app/server/env.server.ts"
import type { CardProvider } from "./card-payment-props.ts"

/** The card provider as the payment page knows it. */
export function cardProvider(): CardProvider {
  return { scriptUrl: env.STRIPE_SCRIPT_URL, publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? "" }
}
