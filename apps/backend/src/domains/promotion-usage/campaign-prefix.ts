/**
 * Medusa 2 has no gift cards of its own. Here one is a promotion whose code takes its value off an order, with a
 * campaign whose budget is that value: what was spent is what is used up. Such campaigns' identifiers begin with this.
 */
export const CAMPAIGN_PREFIX = "gift-card-"
