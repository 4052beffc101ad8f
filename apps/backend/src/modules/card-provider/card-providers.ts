import type { CardProviderName } from "@porteka/commerce-sdk"
import { barion } from "./barion/barion.ts"
import type { CardProvider } from "./card-provider.ts"
import { simplepay } from "./simplepay/simplepay.ts"
import { stripe } from "./stripe/stripe.ts"

/** By the name that `CARD_PROVIDER` chooses; each is a provider of Medusa's payment module as well (`./<name>/index.ts`). */
export const CARD_PROVIDERS: Record<CardProviderName, CardProvider> = { stripe, simplepay, barion }

export const CARD_PROVIDER_NAMES = Object.keys(CARD_PROVIDERS) as [CardProviderName, ...CardProviderName[]]
