import type { Locale } from "@porteka/shop/languages"
import { rulesByLanguage } from "@porteka/shop/languages"
import { foldAccents } from "./fold.ts"

interface HeadRules {
  /** Words after which only details follow, not the product itself. */
  prepositions: ReadonlySet<string>
  /** An ending that makes a word an adverbial. */
  circumstance: RegExp | null
  /** „pár”, "set": they say how many or in what container, not what. */
  measures: ReadonlySet<string>
}

const RULES = rulesByLanguage<HeadRules>({
  hu: {
    prepositions: new Set(),
    // „tulipánnal”, „szegéllyel”, „dióból”, „unokának”; short words only look like that, because „bögre” ends
    // like „asztalra”.
    circumstance:
      /^.{3,}(?:v[ae]l|([bcdfghjklmnprstz])\1y?[ae]l|(?:ss|cc|zz)[sz][ae]l|ggyel|b[ae]n|b[oe]l|r[oe]l|t[oe]l|n[ae]k|ert|hoz|hez|rre)$/,
    measures: new Set(["par", "keszlet", "szett", "valogatas", "csomag", "garnitura"]),
  },
  en: {
    prepositions: new Set(["of", "for", "with", "in", "on", "by", "from", "to", "at", "without", "growing"]),
    circumstance: null,
    measures: new Set(["set", "sets", "pair", "pairs", "sheet", "pack", "box", "piece", "jar"]),
  },
})

/** Whether a word is a quantity of something else: „gyertyapár”, "a set of mugs". */
export function isMeasure(word: string, locale: Locale): boolean {
  return RULES[locale].measures.has(foldAccents(word))
}

/** Whether a word says for whom, where or with what, instead of what: „unokának”, „tulipánnal”. */
export function isCircumstance(word: string, locale: Locale): boolean {
  return RULES[locale].circumstance?.test(foldAccents(word)) ?? false
}

/**
 * The index of the word that names the product: „Kékfestő *terítő* tulipánszegéllyel”, "Black *cup* for
 * spirits". In both languages it follows its description.
 *
 * @param words all words of a name in their order
 */
export function headPosition(words: readonly string[], locale: Locale): number {
  const { prepositions, measures } = RULES[locale]
  const folded = words.map(foldAccents)
  const cut = folded.findIndex(
    (word, position) => position > 0 && (prepositions.has(word) || isCircumstance(word, locale)),
  )
  if (cut > 0 && folded[cut] === "of" && measures.has(folded[cut - 1] ?? ""))
    return cut + 1 + headPosition(words.slice(cut + 1), locale)
  return (cut < 0 ? words.length : cut) - 1
}
