import { addRules } from "#added-languages"
import { en } from "./en.ts"
import { hu } from "./hu.ts"
import type { Language } from "./language.ts"

/** The languages of the shop, in the order of the language switch. Everything that knows languages knows these. */
const WRITTEN = { hu, en } satisfies Record<string, Language>

export type Locale = keyof typeof WRITTEN

export const LANGUAGES: Readonly<Record<Locale, Language>> = addRules(WRITTEN)

export const LOCALES: readonly Locale[] = Object.keys(LANGUAGES) as Locale[]

/**
 * Of an address that names no language, and for whoever asks for one the shop does not speak. The records of the
 * catalogue are written in it; the others are translations.
 */
export const DEFAULT_LOCALE = "hu" satisfies Locale

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/** The shop's language of a BCP 47 tag: `hu` of `hu-HU` and of `hu`. Null when the shop does not speak it. */
export function findLocale(tag: string | null | undefined): Locale | null {
  const wanted = tag?.toLowerCase()
  const exact = LOCALES.find((locale) => LANGUAGES[locale].tag.toLowerCase() === wanted)
  const language = exact ?? wanted?.split("-")[0]
  return isLocale(language) ? language : null
}
