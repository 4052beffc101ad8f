/** Medusa composes a provider's id as `pp_<identifier>_<id of the configuration>`. */
export const CARD_CONFIGURATION_ID = "stripe"

export const CARD_PROVIDER_ID = `pp_stripe_${CARD_CONFIGURATION_ID}`
