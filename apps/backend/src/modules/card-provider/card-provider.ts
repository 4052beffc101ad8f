import type { CardGateway } from "./card-gateway.ts"

/** The shop's credentials at its card provider. */
export interface CardSettings {
  apiKey: string
  /** The secret that signs events; the API key if the provider has one for both. */
  webhookSecret: string
  /** The shop's account id at the provider, if needed. */
  merchant?: string
  /** Another server instead of the provider's: the card sandbox. */
  apiUrl?: string
}

/** A card provider: a folder here, and one of the same name in the storefront's `features/card-payment`. */
export interface CardProvider {
  /** Errors in the settings, by environment variable; empty if they look valid. */
  findFaults(
    settings: CardSettings,
  ): Partial<Record<"CARD_API_KEY" | "CARD_WEBHOOK_SECRET" | "CARD_MERCHANT", string>>
  /** @param warnOfKey called when the provider rejects our key: only the staff can help */
  createGateway(settings: CardSettings, warnOfKey: (message: string) => void): CardGateway
}
