import type { CardGateway } from "./card-gateway.ts"

/** How the shop is known to its card provider. */
export interface CardSettings {
  apiKey: string
  /** What events are signed with; the API's key where the provider has one for both. */
  webhookSecret: string
  /** The shop's own name at the provider, where that needs one. */
  merchant?: string
  /** Another server in the provider's place: the card sandbox. */
  apiUrl?: string
}

/** A provider of card payments: a folder here, and one of the same name in the storefront's `features/card-payment`. */
export interface CardProvider {
  /** What is wrong with the settings, by variable of the environment; empty when they may be right. */
  findFaults(
    settings: CardSettings,
  ): Partial<Record<"CARD_API_KEY" | "CARD_WEBHOOK_SECRET" | "CARD_MERCHANT", string>>
  /** @param warnOfKey told when the provider does not accept our key: only the shop's staff can help */
  createGateway(settings: CardSettings, warnOfKey: (message: string) => void): CardGateway
}
