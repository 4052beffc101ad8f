import type { CardProviderName } from "@porteka/commerce-sdk"
import { keysOf } from "@porteka/shop"
import { barion } from "./barion/barion.ts"
import type { CardProvider } from "./card-provider.ts"
import { simplepay } from "./simplepay/simplepay.ts"
import { stripe } from "./stripe/stripe.ts"

/**
 * By the value of `CARD_PROVIDER`; each is also a provider of Medusa's payment module (`./<name>/index.ts`).
 */
export const CARD_PROVIDERS: Record<CardProviderName, CardProvider> = { stripe, simplepay, barion }

export const CARD_PROVIDER_NAMES = keysOf(CARD_PROVIDERS)
