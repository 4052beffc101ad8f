import { addRules } from "#added-languages"
import { keysOf } from "../records.ts"
import { en } from "./en.ts"
import { hu } from "./hu.ts"
import type { Language } from "./language.ts"

/**
 * The languages of the shop, in the order of the language switch. All code that needs the languages uses this
 * list.
 */
const WRITTEN = { hu, en } satisfies Record<string, Language>

export type Locale = keyof typeof WRITTEN

export const LANGUAGES: Readonly<Record<Locale, Language>> = addRules(WRITTEN)

export const LOCALES: readonly Locale[] = keysOf(LANGUAGES)

/**
 * For a URL without a language, and for requests in a language the shop does not support. The catalogue's
 * records are written in it; other languages are translations.
 */
export const DEFAULT_LOCALE = "hu" satisfies Locale

/** Whether a value from outside is a language of the shop. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale)
}

/**
 * The shop's language for a BCP 47 tag: `hu` for `hu-HU` and for `hu`. Null if the shop does not support it.
 */
export function findLocale(tag: string | null | undefined): Locale | null {
  const wanted = tag?.toLowerCase()
  const exact = LOCALES.find((locale) => LANGUAGES[locale].tag.toLowerCase() === wanted)
  const language = exact ?? wanted?.split("-")[0]
  return isLocale(language) ? language : null
}
