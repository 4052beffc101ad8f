import type { Locale } from "../locale.ts"
import { englishStem } from "./english-stem.ts"
import { foldAccents } from "./fold.ts"
import { hungarianStem } from "./hungarian-stem.ts"

/** Words that say nothing about products; folded. */
const STOP_WORDS: Record<Locale, ReadonlySet<string>> = {
  hu: new Set([
    ...["a", "az", "egy", "es", "vagy", "is", "hogy", "nem", "meg", "valami"],
    ...["keresek", "kerek", "szeretnek", "vennek", "venni", "kellene", "kell"],
    ...["szamara", "reszere", "keszult", "valo"],
  ]),
  en: new Set([
    ...["a", "an", "the", "and", "or", "of", "for", "with", "in", "on", "to", "is", "by", "from", "at"],
    ...["i", "my", "me", "some", "want", "looking", "buy", "need"],
  ]),
}

/** „virágos”, „kávés”, „szíves”, „mintásak”; the linking vowel goes with the bare vowels of the stem. */
const ADJECTIVE_ENDING = /s(?:ak|ek|at|et)?$/
/** Case endings that many words end in by themselves: „bögre”, „fonal”. */
const CASE_ENDING = /(?:nal|nel|ig|ra|re|ba|be|ul|n)$/
const SHORTEST_ORIGIN = 3
/** Those that hardly any word ends in by itself. */
const CLEAR_CASE_ENDING = /(?:ban|ben|bol|rol|tol|nak|nek|ert)$/

/**
 * The search keys of a text: accents folded, words reduced to the form in which singular, plural and the
 * usual endings meet. Index and query go through the same function; a query word matches when its key is
 * the beginning of a key in the index. Keys are ASCII for Latin text, unique, in the order of the text.
 */
export function searchKeys(text: string, locale: Locale): string[] {
  return [...new Set(searchWords(text, locale).map(({ key }) => key))]
}

/** A word of a query: as it was typed, folded, and the search key it has. */
export interface SearchWord {
  word: string
  key: string
}

/** The telling words of a text in their order, each with its search key; a key that comes again is left out. */
export function searchWords(text: string, locale: Locale): SearchWord[] {
  const words = foldAccents(text.replace(/['’]s\b/g, "")).match(/[\p{L}\p{N}]+/gu) ?? []
  const wordOfKey = new Map<string, string>()
  for (const word of words) {
    if (STOP_WORDS[locale].has(word)) continue
    const key = searchKey(word, locale)
    if (!wordOfKey.has(key)) wordOfKey.set(key, word)
  }
  return Array.from(wordOfKey, ([key, word]) => ({ word, key }))
}

/** The search key of one folded word. */
export function searchKey(word: string, locale: Locale): string {
  if (!/^[a-z]+$/.test(word)) return word
  return locale === "hu" ? hungarianStem(word) : englishStem(word)
}

/**
 * Keys of what a Hungarian word may be made from, to be tried where it stands nowhere as it is: „tulipános” comes from
 * „tulipán”, „asztalra” from „asztal”. Cutting these everywhere would cut words in two that have no ending.
 *
 * @param word one folded word
 */
export function originKeys(word: string, locale: Locale): { adjective: string[]; cases: string[] } {
  if (locale !== "hu" || !/^[a-z]+$/.test(word)) return { adjective: [], cases: [] }
  const keysWithout = (ending: RegExp) => {
    const rest = word.replace(ending, "")
    return rest !== word && rest.length >= SHORTEST_ORIGIN ? [hungarianStem(rest)] : []
  }
  return { adjective: keysWithout(ADJECTIVE_ENDING), cases: keysWithout(CASE_ENDING) }
}

/** A folded word without an ending that can only be a case: „anyukának” is „anyuka”, but „bögre” stays whole. */
export function withoutCase(word: string, locale: Locale): string {
  const rest = locale === "hu" ? word.replace(CLEAR_CASE_ENDING, "") : word
  return rest.length > SHORTEST_ORIGIN ? rest : word
}
