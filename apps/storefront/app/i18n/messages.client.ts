import type { Locale } from "./locales.ts"
import { type Messages, registerMessages } from "./messages.ts"

const LOADERS: Record<Locale, () => Promise<{ messages: Messages }>> = {
  hu: () => import("./messages/hu.ts"),
  en: () => import("./messages/en.ts"),
}

/** Loads the texts of the page's language. Another language is another page load, so this happens once. */
export async function loadMessages(locale: Locale): Promise<void> {
  const { messages } = await LOADERS[locale]()
  registerMessages(locale, messages)
}
