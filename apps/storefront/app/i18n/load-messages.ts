import { LOADERS } from "virtual:message-loaders"
import { DEFAULT_LOCALE, isLocale } from "./locales.ts"
import type { MessagePart } from "./message-parts.ts"
import { registerMessages } from "./messages.ts"

/**
 * Loads a part of the messages in the page's language. Changing the language is a full page load, so this
 * happens once.
 */
export async function loadMessages(part: MessagePart): Promise<void> {
  const language = document.documentElement.lang
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const { messages } = await LOADERS[part][locale]()
  registerMessages(locale, messages)
}
