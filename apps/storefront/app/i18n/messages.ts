import type { Locale } from "./locales.ts"
import type { messages as hungarian } from "./messages/hu.ts"

export type Messages = typeof hungarian

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}

const registered = new Map<Locale, Messages>()

/** Makes a language's texts known: both on the server, in the browser only the page's own. */
export function registerMessages(locale: Locale, messages: Messages): void {
  registered.set(locale, messages)
}

/** @throws Error when the language's texts were not registered before the first rendering. */
export function messagesFor(locale: Locale): Messages {
  const messages = registered.get(locale)
  if (!messages) throw new Error(`The texts of "${locale}" are not loaded.`)
  return messages
}
