/** Every card provider has the same id in Medusa: one is in use at a time. */
export const CARD_IDENTIFIER = "card"

/** Medusa composes a provider's id as `pp_<identifier>`. */
export const CARD_PROVIDER_ID = `pp_${CARD_IDENTIFIER}`
