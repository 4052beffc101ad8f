import { addRules, addSlugs, addTexts } from "#added-languages"
import { recordOf } from "../records.ts"
import { type DEFAULT_LOCALE, LOCALES, type Locale } from "./languages.ts"

/** The default language defines which texts exist; a language that lacks one is a type error. */
type InEveryLanguage<Entry> = { [Base in typeof DEFAULT_LOCALE]: Entry } & {
  [Other in Locale]: NoInfer<Entry>
}

/** Texts, and functions that return texts. */
export function textsByLanguage<Entry>(texts: InEveryLanguage<Entry>): Readonly<Record<Locale, Entry>> {
  return addTexts(texts)
}

/** Rules of a language: stems, stop words, synonyms. */
export function rulesByLanguage<Entry>(rules: InEveryLanguage<Entry>): Readonly<Record<Locale, Entry>> {
  return addRules(rules)
}

/** Parts of URLs: each belongs to one language. */
export function slugsByLanguage<Entry>(slugs: InEveryLanguage<Entry>): Readonly<Record<Locale, Entry>> {
  return addSlugs(slugs)
}

/** Values computed for each language from existing texts. */
export function byLanguage<Entry>(entryOf: (locale: Locale) => Entry): Record<Locale, Entry> {
  return recordOf(LOCALES, entryOf)
}
