import { DEFAULT_LOCALE, LANGUAGES, type Locale, textsByLanguage } from "@porteka/shop/languages"

let read = (): Locale => DEFAULT_LOCALE

/**
 * Where the language of whoever works in the admin is found: in the browser his profile (`admin/i18n`), in the back end
 * the request that is being answered (`request-language.ts`). Jobs and tests have neither: the shop's own holds.
 */
export function readStaffLanguageBy(reader: () => Locale): void {
  read = reader
}

export const staffLanguage = (): Locale => read()

type Texts<Entry> = Parameters<typeof textsByLanguage<Entry>>[0]

/** A text for the member of the staff who is being answered. */
export function staffText(texts: Texts<string>): string
export function staffText<Entry>(texts: Texts<Entry>): Entry
export function staffText<Entry>(texts: Texts<Entry>): Entry {
  return textsByLanguage(texts)[read()]
}

/** A text that is shown where its reader's language is known: `words[staffLanguage()]`. */
export type Words = Readonly<Record<Locale, string>>

export const mayNotBeEmpty = (): string => staffText({ hu: "Nem lehet üres.", en: "This cannot be empty." })

/** A language of the shop in words. */
export const languageName = (locale: string, reader: Locale = read()): string =>
  new Intl.DisplayNames(LANGUAGES[reader].tag, { type: "language" }).of(locale) ?? locale
