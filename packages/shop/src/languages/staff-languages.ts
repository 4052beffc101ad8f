import { addRules, addTexts } from "#added-languages"
import { keysOf, recordOf } from "../records.ts"
import { en } from "./en.ts"
import { hu } from "./hu.ts"
import type { Language } from "./language.ts"
import { DEFAULT_LOCALE, findLocale, type Locale } from "./languages.ts"

/**
 * The languages of the admin and of messages for the staff, among the shop's languages. A shop can speak to shoppers in a
 * language that nobody on its staff reads, so a new language of the shop needs none of these texts (ADR 0103).
 */
const WRITTEN = { hu, en } satisfies Partial<Record<Locale, Language>>

export type StaffLocale = keyof typeof WRITTEN

export const STAFF_LOCALES: readonly StaffLocale[] = keysOf(addRules(WRITTEN))

export const DEFAULT_STAFF_LOCALE: StaffLocale = DEFAULT_LOCALE

/** The default language defines which texts exist; a language that lacks one is a type error. */
type InEveryStaffLanguage<Entry> = { [Base in typeof DEFAULT_LOCALE]: Entry } & {
  [Other in StaffLocale]: NoInfer<Entry>
}

/** Texts for the staff, and functions that return such texts. */
export function textsForStaff<Entry>(
  texts: InEveryStaffLanguage<Entry>,
): Readonly<Record<StaffLocale, Entry>> {
  return addTexts(texts)
}

/** The staff's language for a BCP 47 tag: `hu` for `hu-HU` and for `hu`. Null if there are no texts for the staff in it. */
export function findStaffLocale(tag: string | null | undefined): StaffLocale | null {
  const locale = findLocale(tag)
  return STAFF_LOCALES.find((known) => known === locale) ?? null
}

/** Texts for the staff that are computed from existing ones. */
export function byStaffLanguage<Entry>(entryOf: (locale: StaffLocale) => Entry): Record<StaffLocale, Entry> {
  return recordOf(STAFF_LOCALES, entryOf)
}
