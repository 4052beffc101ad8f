import {
  DEFAULT_STAFF_LOCALE,
  findStaffLocale,
  LANGUAGES,
  type Locale,
  type StaffLocale,
} from "@porteka/shop/languages"

/** The key under which Medusa's admin stores the language of the profile. */
const KEY = "lng"

/** A browser without a chosen language starts in the staff's default language; Medusa's default is English. */
export function startInOwnLanguage(): void {
  const inCookie = /(?:^|; )lng=([\w-]+)/.exec(document.cookie)?.[1]
  if (findStaffLocale(localStorage.getItem(KEY) ?? inCookie) === null)
    localStorage.setItem(KEY, DEFAULT_STAFF_LOCALE)
}

/** The language of our own admin pages: the one chosen in the profile. */
export const adminLanguage = (): StaffLocale =>
  findStaffLocale(localStorage.getItem(KEY)) ?? DEFAULT_STAFF_LOCALE

export const adminLanguageTag = (): string => LANGUAGES[adminLanguage()].tag

/** A language of the shop's texts, named in the language of the profile. */
export const languageName = (locale: Locale): string =>
  new Intl.DisplayNames(adminLanguageTag(), { type: "language" }).of(locale) ?? locale
