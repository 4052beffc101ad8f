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

const STARTS_WITH_DIGIT = /^\d/
const UNIT =
  /^(?:[mcd]?[ml]|d?k?g|dkg|oz|lbs?|inch|db|darab|darabos|reszes|pcs|pieces?|gramm|liter|litre|literes|deci|meter|szal|par|pairs?|pack)$/

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
  if (cut > 0 && folded[cut] === "of" && measures.has(folded[cut - 1] ?? "")) {
    const thing = words.slice(cut + 1)
    const isAmount = cut > 1 && thing.every((word) => STARTS_WITH_DIGIT.test(word))
    // "a pack of mugs", but "Mugs, pack of 4".
    return isAmount ? withoutQuantity(folded.slice(0, cut - 1)) - 1 : cut + 1 + headPosition(thing, locale)
  }
  return withoutQuantity(folded.slice(0, cut < 0 ? words.length : cut)) - 1
}

/** The number of words before a quantity at the end: „Ácskalapács *600 g*”, "Screws *4x40, 100 pcs*". */
function withoutQuantity(folded: readonly string[]): number {
  let end = folded.length
  for (;;) {
    const last = folded[end - 1] ?? ""
    const isUnit = UNIT.test(last) && STARTS_WITH_DIGIT.test(folded[end - 2] ?? "")
    const words = STARTS_WITH_DIGIT.test(last) ? 1 : isUnit ? 2 : 0
    if (words === 0 || end - words < 1) return end
    end -= words
  }
}
