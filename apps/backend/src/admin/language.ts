import { DEFAULT_LOCALE, findLocale, LANGUAGES, type Locale } from "@porteka/shop/languages"

/** Where Medusa's admin keeps the language that somebody chose in his profile. */
const KEY = "lng"

/** A browser in which nobody has chosen a language yet starts in the shop's own; Medusa's would be English. */
export function startInOwnLanguage(): void {
  const isChosen = localStorage.getItem(KEY) !== null || /(?:^|; )lng=/.test(document.cookie)
  if (!isChosen) localStorage.setItem(KEY, DEFAULT_LOCALE)
}

/** The language our own pages of the admin speak: the one chosen in the profile. */
export const adminLanguage = (): Locale => findLocale(localStorage.getItem(KEY)) ?? DEFAULT_LOCALE

export const adminLanguageTag = (): string => LANGUAGES[adminLanguage()].tag
