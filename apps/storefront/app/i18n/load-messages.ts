import { LOADERS } from "virtual:message-loaders"
import { DEFAULT_LOCALE, isLocale } from "./locales.ts"
import type { MessagePart } from "./message-parts.ts"
import { registerMessages } from "./messages.ts"

/** Loads a part of the texts in the page's language. Another language is another page load, so this happens once. */
export async function loadMessages(part: MessagePart): Promise<void> {
  const language = document.documentElement.lang
  const locale = isLocale(language) ? language : DEFAULT_LOCALE
  const { messages } = await LOADERS[part][locale]()
  registerMessages(locale, messages)
}
