/** What every provider of card payments calls itself to Medusa, whichever it is: one is in use at a time. */
export const CARD_IDENTIFIER = "card"

/** Medusa composes a provider's id as `pp_<identifier>`. */
export const CARD_PROVIDER_ID = `pp_${CARD_IDENTIFIER}`
