import type { Locale } from "@porteka/shop/languages"
import { foldAccents } from "./fold.ts"
import { WORD_RULES } from "./word-rules.ts"

const SHORTEST_ORIGIN = 3

/**
 * The search keys of a text: accents removed, words reduced to a key that is equal for singular, plural and
 * the usual endings. Index and query use the same function; a query word matches if its key is a prefix of a
 * key in the index. Keys are ASCII for Latin text, unique, in the order of the text.
 */
export function searchKeys(text: string, locale: Locale): string[] {
  return [...new Set(searchWords(text, locale).map(({ key }) => key))]
}

/** A word of a query: as typed, without accents, and its search key. */
export interface SearchWord {
  word: string
  key: string
}

/** All words of a text as written, without the English possessive. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFC")
      .replace(/['’]s\b/g, "")
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  )
}

/** The meaningful words of a text in their order, each with its search key; repeated keys are left out. */
export function searchWords(text: string, locale: Locale): SearchWord[] {
  const wordOfKey = new Map<string, string>()
  for (const word of wordsOf(text).flatMap((written) => wordsOf(foldAccents(written)))) {
    if (WORD_RULES[locale].stopWords.has(word)) continue
    const key = searchKey(word, locale)
    if (!wordOfKey.has(key)) wordOfKey.set(key, word)
  }
  return Array.from(wordOfKey, ([key, word]) => ({ word, key }))
}

/**
 * Whether a word has no meaning for the search: „és”, „keresek”.
 * @param next the word after it
 */
export function isSearchStopWord(word: string, locale: Locale, next = ""): boolean {
  const { stopWords, auxiliary } = WORD_RULES[locale]
  return stopWords.has(foldAccents(word)) || (auxiliary?.test(foldAccents(`${word} ${next}`)) ?? false)
}

/** The search key of one word without accents. */
export function searchKey(word: string, locale: Locale): string {
  if (!/^[a-z]+$/.test(word)) return word
  return WORD_RULES[locale].stem(word)
}

/**
 * Keys of words that this word may be derived from, to be tried if it is not found itself: „tulipános” from
 * „tulipán”, „asztalra” from „asztal”. Removing these endings everywhere would also cut words that have none.
 *
 * @param word one word without accents
 */
export function originKeys(word: string, locale: Locale): { adjective: string[]; cases: string[] } {
  const { mayEndIn, stem } = WORD_RULES[locale]
  if (!mayEndIn || !/^[a-z]+$/.test(word)) return { adjective: [], cases: [] }
  const keysWithout = (ending: RegExp) => {
    const rest = word.replace(ending, "")
    return rest !== word && rest.length >= SHORTEST_ORIGIN ? [stem(rest)] : []
  }
  return { adjective: keysWithout(mayEndIn.adjective), cases: keysWithout(mayEndIn.cases) }
}

/**
 * The nouns that a word's verb may be made of: „kávé” of „kávézós” and „kávézáshoz”, „bor” of „borozós”.
 *
 * @param word one word without accents
 */
export function nounsOfVerb(word: string, locale: Locale): string[] {
  const [end, vowel = ""] = WORD_RULES[locale].verbOfNoun?.exec(word) ?? []
  if (end === undefined) return []
  const rest = word.slice(0, -end.length)
  return [...new Set([rest + vowel, rest])].filter((noun) => noun.length >= SHORTEST_ORIGIN)
}

/** The word without a diminutive ending: „bögrécskét” is a „bögre”. */
export function withoutDiminutive(word: string, locale: Locale): string {
  const { diminutive } = WORD_RULES[locale]
  const rest = diminutive ? word.replace(diminutive, "") : word
  return rest.length >= SHORTEST_ORIGIN ? rest : word
}

/** The participle without its prefix: „lepréselt” is „préselt”. */
export function withoutVerbPrefix(word: string, locale: Locale): string {
  const { verbPrefix } = WORD_RULES[locale]
  return verbPrefix ? word.replace(verbPrefix, "") : word
}

/**
 * The word without an ending that can only be a case: „anyukának” becomes „anyuka”, but „bögre” stays
 * unchanged.
 */
export function withoutCase(word: string, locale: Locale): string {
  const { clearCase } = WORD_RULES[locale]
  const rest = clearCase ? word.replace(clearCase, "") : word
  return rest.length >= SHORTEST_ORIGIN ? rest : word
}
