import { rulesByLanguage } from "@porteka/shop/languages"
import { englishStem } from "./english-stem.ts"
import { hungarianStem } from "./hungarian-stem.ts"

interface WordRules {
  /** Words that say nothing about products; folded. */
  stopWords: ReadonlySet<string>
  /** Brings the forms of a folded word together. */
  stem(word: string): string
  /** Endings a word may have got, where that cannot be told from the word alone. */
  mayEndIn: { adjective: RegExp; cases: RegExp } | null
  /** Case endings that hardly any word ends in by itself. */
  clearCase: RegExp | null
  /** Makes a small one of a thing, with what may follow: „-ka”, „-cskák”. */
  diminutive: RegExp | null
}

/** How search takes the words of each language apart. */
export const WORD_RULES = rulesByLanguage<WordRules>({
  hu: {
    stopWords: new Set([
      ...["a", "az", "egy", "es", "vagy", "is", "hogy", "nem", "meg", "valami"],
      ...["keresek", "mutass", "kerek", "szeretnek", "vennek", "venni", "kellene", "kell"],
      ...["szamara", "reszere", "sajat", "keszult", "valo", "szolo"],
    ]),
    stem: hungarianStem,
    mayEndIn: {
      // „virágos”, „kávés”, „szíves”, „mintásak”; the linking vowel goes with the bare vowels of the stem.
      adjective: /s(?:ak|ek|at|et)?$/,
      // Many words end in these by themselves: „bögre”, „fonal”.
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
    mayEndIn: null,
    clearCase: null,
    diminutive: null,
  },
})
