/**
 * Medusa 2 has no gift cards of its own. Here a gift card is a promotion whose code takes its value off an
 * order, with a campaign whose budget is that value. Identifiers of such campaigns begin with this.
 */
export const CAMPAIGN_PREFIX = "gift-card-"

/** SQL: whether `campaign` belongs to a gift card. */
export const IS_GIFT_CARD_CAMPAIGN = `campaign.campaign_identifier like '${CAMPAIGN_PREFIX}%'`
