import { rulesByLanguage } from "@porteka/shop/languages"
import { englishStem } from "./english-stem.ts"
import { hungarianStem } from "./hungarian-stem.ts"

interface WordRules {
  /** Words without a meaning for the search; without accents. */
  stopWords: ReadonlySet<string>
  /** Makes the forms of a word equal. */
  stem(word: string): string
  /** Endings that a word may have, if the word alone does not show it. */
  mayEndIn: { adjective: RegExp; cases: RegExp } | null
  /** Case endings that are almost never part of a base form. */
  clearCase: RegExp | null
  /** Diminutive endings, with what may follow: „-ka”, „-cskák”. */
  diminutive: RegExp | null
}

/** How the search splits and reduces the words of each language. */
export const WORD_RULES = rulesByLanguage<WordRules>({
  hu: {
    stopWords: new Set([
      ...["a", "az", "egy", "es", "vagy", "is", "hogy", "nem", "meg", "valami"],
      ...["keresek", "mutass", "kerek", "szeretnek", "vennek", "venni", "kellene", "kell"],
      ...["szamara", "reszere", "sajat", "keszult", "valo", "szolo"],
    ]),
    stem: hungarianStem,
    mayEndIn: {
      // „virágos”, „kávés”, „szíves”, „mintásak”; the linking vowel is removed with the bare vowels of the
      // stem. An „asztalos” is a person and has no „asztal”.
      adjective: /(?<!^(?:asztalo|fazeka|lakato|takac))s(?:ak|ek|at|et)?$/,
      // Many base forms end in these: „bögre”, „fonal”.
      cases: /(?:nal|nel|ig|ra|re|ba|be|ul|n)$/,
    },
    clearCase: /(?:ban|ben|bol|rol|tol|nak|nek|ert)$/,
    diminutive: /(?:cs?ka|cs?ke|ka|ke)(?:k|t|k?[ae]t|s)?$/,
  },
  en: {
    stopWords: new Set([
      ...["a", "an", "the", "and", "or", "of", "for", "with", "in", "on", "to", "is", "by", "from", "at"],
      ...["i", "my", "me", "some", "want", "looking", "buy", "need", "something", "anything", "please"],
    ]),
    stem: englishStem,
    // "Transylvanian" from "Transylvania", "Hungarian" from no word.
    mayEndIn: { adjective: /(?<=ia)n$/, cases: /(?!)/ },
    clearCase: null,
    diminutive: null,
  },
})
