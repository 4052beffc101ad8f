import { DEFAULT_STAFF_LOCALE, LANGUAGES, type StaffLocale, textsForStaff } from "@porteka/shop/languages"

let read = (): StaffLocale => DEFAULT_STAFF_LOCALE

/**
 * The language of the person who uses the admin: in the browser from the profile (`admin/i18n`), in the back
 * end from the current request (`request-language.ts`). Jobs and tests have neither and use the shop's
 * default.
 */
export function readStaffLanguageBy(reader: () => StaffLocale): void {
  read = reader
}

export const staffLanguage = (): StaffLocale => read()

type Texts<Entry> = Parameters<typeof textsForStaff<Entry>>[0]

/** A text for the staff member who made the request. */
export function staffText(texts: Texts<string>): string
export function staffText<Entry>(texts: Texts<Entry>): Entry
export function staffText<Entry>(texts: Texts<Entry>): Entry {
  return textsForStaff(texts)[read()]
}

/** A text that is shown later, when its reader's language is known: `words[staffLanguage()]`. */
export type Words = Readonly<Record<StaffLocale, string>>

export const mayNotBeEmpty = (): string => staffText({ hu: "Nem lehet üres.", en: "This cannot be empty." })

/** A language's name. */
export const languageName = (locale: string, reader: StaffLocale = read()): string =>
  new Intl.DisplayNames(LANGUAGES[reader].tag, { type: "language" }).of(locale) ?? locale
