import { accentSlugs, accentTexts } from "./accent.ts"

/**
 * An artificial language generated from the English texts: longer, and full of accents. The tests use the
 * shop in it (tests/journeys/pseudo-language.spec.ts), which proves that a language can be added with its entry and its
 * texts only. Programs load it only under the condition `pseudo-language` (package.json "imports"); no other
 * build contains it.
 */
export const PSEUDO_LOCALE = "xa"

const DEFINITION = { name: "Psééüüdöö", nameInEnglish: "Pseudo-language", tag: "en-XA", flag: "🏳️" }

type WithEnglish = { en: unknown }

const added = <Entries extends WithEnglish>(entries: Entries, entry: unknown): Entries => ({
  ...entries,
  [PSEUDO_LOCALE]: entry,
})

/** It uses the rules of English. The definition of a language is such a rule, except for its names. */
export function addRules<Entries extends WithEnglish>(rules: Entries): Entries {
  const { en } = rules
  const isDefinition = typeof en === "object" && en !== null && "nameInEnglish" in en
  return added(rules, isDefinition ? { ...en, ...DEFINITION } : en)
}

/** Its texts are those of English with accents. */
export const addTexts = <Entries extends WithEnglish>(texts: Entries): Entries =>
  added(texts, accentTexts(texts.en))

/** Its URLs are those of English with a prefix. */
export const addSlugs = <Entries extends WithEnglish>(slugs: Entries): Entries =>
  added(slugs, accentSlugs(slugs.en))
