import { addRules, addSlugs, addTexts } from "#added-languages"
import { type DEFAULT_LOCALE, LOCALES, type Locale } from "./languages.ts"

/** The default language says what there is to say; a language that leaves a part out is a type error. */
type InEveryLanguage<Entry> = { [Base in typeof DEFAULT_LOCALE]: Entry } & {
  [Other in Locale]: NoInfer<Entry>
}

/** Texts, and functions that make them. */
export function textsByLanguage<Entry>(texts: InEveryLanguage<Entry>): Readonly<Record<Locale, Entry>> {
  return addTexts(texts)
}

/** How a language works: stems, stop words, synonyms. */
export function rulesByLanguage<Entry>(rules: InEveryLanguage<Entry>): Readonly<Record<Locale, Entry>> {
  return addRules(rules)
}

/** Parts of addresses: each belongs to one language. */
export function slugsByLanguage<Entry>(slugs: InEveryLanguage<Entry>): Readonly<Record<Locale, Entry>> {
  return addSlugs(slugs)
}

/** What is worked out for each language, of texts that are there already. */
export function byLanguage<Entry>(entryOf: (locale: Locale) => Entry): Record<Locale, Entry> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, entryOf(locale)])) as Record<Locale, Entry>
}
