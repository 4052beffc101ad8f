import { DEFAULT_LOCALE, findLocale, LANGUAGES, type Locale } from "@porteka/shop/languages"

/** The key under which Medusa's admin stores the language of the profile. */
const KEY = "lng"

/** A browser without a chosen language starts in the shop's default language; Medusa's default is English. */
export function startInOwnLanguage(): void {
  const inCookie = /(?:^|; )lng=([\w-]+)/.exec(document.cookie)?.[1]
  if (findLocale(localStorage.getItem(KEY) ?? inCookie) === null) localStorage.setItem(KEY, DEFAULT_LOCALE)
}

/** The language of our own admin pages: the one chosen in the profile. */
export const adminLanguage = (): Locale => findLocale(localStorage.getItem(KEY)) ?? DEFAULT_LOCALE

export const adminLanguageTag = (): string => LANGUAGES[adminLanguage()].tag
