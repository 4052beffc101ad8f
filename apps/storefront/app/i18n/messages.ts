import type { Locale } from "./locales.ts"
import type { messages as shared } from "./messages/hu.ts"
import type { messages as checkout } from "./messages/hu-checkout.ts"
import type { messages as consent } from "./messages/hu-consent.ts"
import type { messages as home } from "./messages/hu-home.ts"
import type { messages as newsletter } from "./messages/hu-newsletter.ts"
import type { messages as orders } from "./messages/hu-orders.ts"
import type { messages as overlays } from "./messages/hu-overlays.ts"
import type { messages as restock } from "./messages/hu-restock.ts"
import type { messages as wishlist } from "./messages/hu-wishlist.ts"
import type { messages as withdrawal } from "./messages/hu-withdrawal.ts"

export type Messages = typeof shared &
  typeof checkout &
  typeof consent &
  typeof home &
  typeof newsletter &
  typeof orders &
  typeof overlays &
  typeof wishlist &
  typeof withdrawal &
  typeof restock

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

const registered = new Map<Locale, Partial<Messages>>()

/** Makes a part of a language's texts known: all on the server, in the browser what the page needs. */
export function registerMessages(locale: Locale, messages: Partial<Messages>): void {
  registered.set(locale, { ...registered.get(locale), ...messages })
}

/**
 * The texts known so far. A route that needs more than the shared ones loads them before it is shown
 * (`checkout-messages.ts`), so what a component asks for is there.
 * @throws Error when no text of the language was registered before the first rendering
 */
export function messagesFor(locale: Locale): Messages {
  const messages = registered.get(locale)
  if (!messages) throw new Error(`The texts of "${locale}" are not loaded.`)
  return messages as Messages
}
