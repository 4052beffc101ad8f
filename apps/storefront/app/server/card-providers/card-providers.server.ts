import type { CardProviderName } from "@porteka/commerce-sdk/wire"
import { keysOf } from "@porteka/shop"
import { barion } from "./barion.server.ts"
import type { CardProvider } from "./card-provider.server.ts"
import { simplepay } from "./simplepay.server.ts"
import { stripe } from "./stripe.server.ts"

/** By the value of `CARD_PROVIDER`, as in the back end. */
export const CARD_PROVIDERS: Record<CardProviderName, CardProvider> = { stripe, simplepay, barion }

export const CARD_PROVIDER_NAMES = keysOf(CARD_PROVIDERS)
