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
  /** Everything that may follow a base form, with nothing. */
  ending: RegExp
  /** Diminutive endings, with what may follow: „-ka”, „-cskák”. */
  diminutive: RegExp | null
}

/** How the search splits and reduces the words of each language. */
export const WORD_RULES = rulesByLanguage<WordRules>({
  hu: {
    stopWords: new Set([
      ...["a", "az", "egy", "es", "vagy", "is", "hogy", "nem", "meg", "de", "tul", "nagyon", "valo", "szolo"],
      // What is asked or looked for.
      ...["mi", "mit", "milyen", "melyik", "olyan", "ilyen", "valami", "valamit", "valamilyen", "barmi"],
      ...["ami", "amit", "amiben", "amibe", "amivel", "amilyen", "aki", "akit", "akinek"],
      ...["keresek", "keresem", "kerek", "mutass", "szeretnek", "vennek", "venni", "vegyek", "vegyunk"],
      ...["adjak", "adjunk", "tudok", "tudnak", "kell", "kellene", "lehet", "legyen", "lenne"],
      ...["van", "vannak", "lattam", "multkor"],
      // For whom.
      ...["szamara", "reszere", "sajat", "szereti", "szeret", "szeretik", "imadja", "rajongonak"],
      ...["kedvelo", "kedvelonek", "kedveloknek", "keszult"],
    ]),
    stem: hungarianStem,
    mayEndIn: {
      // „virágos”, „kávés”, „szíves”, „mintásak”; the linking vowel is removed with the bare vowels of the
      // stem. An „asztalos” is a person and has no „asztal”. Also „márványozott” from „márvány”.
      adjective: /(?:(?<!^(?:asztalo|fazeka|lakato|takac))s|[aeo]z[aeo]tt)(?:ak|ek|at|et)?$/,
      // Many base forms end in these: „bögre”, „fonal”, „malom”.
      cases: /(?:nal|nel|ig|ra|re|ba|be|ul|n|(?<=[aeiou])j[ae]i?|[aeo]?m|unk)$/,
    },
    clearCase: /(?:ban|ben|bol|rol|tol|nak|nek|ert)$/,
    ending:
      /^(?:(?:[aeo]?k|j?[ae]i?|[aeo]?[md])?(?:[aeo]?t|v[ae]l|b[ae]n?|b[oe]l|r[aeo]l?|t[oe]l|n[ae]l|n[ae]k|h[oe]z|ert|ig|[oe]?n|i)?|(?:[aeo]?s|(?:[aeo]z)?[aeo]?tt)(?:ak|ek|at|et|an|en)?|([bcdfghjklmnprstvz])[ae]l|(?:[ae]?cs?)?k[ae][kt]?)$/,
    diminutive: /(?:cs?ka|cs?ke|ka|ke)(?:k|t|k?[ae]t|s)?$/,
  },
  en: {
    stopWords: new Set([
      ...["a", "an", "the", "and", "or", "of", "for", "with", "in", "on", "to", "is", "by", "from", "at"],
      ...["i", "my", "me", "you", "it", "some", "any", "but", "not", "too", "so", "that", "who"],
      // What is asked or looked for.
      ...["what", "which", "where", "something", "anything", "do", "does", "should", "could", "would"],
      ...["want", "wants", "need", "needs", "have", "has", "looking", "find", "buy", "get", "give", "please"],
      // For whom.
      ...["loves", "likes", "enjoys", "lover", "lovers"],
    ]),
    stem: englishStem,
    // "Transylvanian" from "Transylvania", "Hungarian" from no word.
    mayEndIn: { adjective: /(?<=ia)n$/, cases: /(?!)/ },
    clearCase: null,
    ending: /^(?:e?s|e?d|ing|e?n|er|est|ly|y)?$/,
    diminutive: null,
  },
})
