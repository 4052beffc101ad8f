import type { Locale } from "@porteka/shop/languages"
import { foldAccents } from "./fold.ts"
import { searchKey } from "./search-keys.ts"
import { WORD_RULES } from "./word-rules.ts"

/** Both words may have an ending only after so many equal letters: „karikás” and „karikák”. */
const LONG_STEM = 5
const SHORT_VOWELS: Record<string, string> = { á: "a", é: "e", í: "i", ó: "o", ú: "u", ő: "ö", ű: "ü" }
/** No ending begins with such a letter after a consonant, except „-ért”. */
const LONG_VOWEL = /^(?:[áíóúőű]|é(?!rt))/

/**
 * Whether two words with the same search key can be forms of one word. A key is short, and may be that of different
 * words: „rakéta” and „rakó”, „lapát” and „lap”, „fűtő” and „futó”.
 *
 * @param word if it has no accents, it may have been typed without them
 */
export function isFormOfSameWord(word: string, other: string, locale: Locale): boolean {
  const [one, two] = [word.toLowerCase().normalize("NFC"), other.toLowerCase().normalize("NFC")]
  const hasAccents = foldAccents(one) !== one
  const plain = hasAccents ? withShortVowels : foldAccents
  const [left, right] = [plain(one), plain(two)]
  let same = 0
  while (same < left.length && left[same] === right[same]) same++
  const isStem = same === left.length || same === right.length || same >= LONG_STEM
  const isEnding = (ending: string) =>
    !(hasAccents && LONG_VOWEL.test(ending)) && WORD_RULES[locale].ending.test(foldAccents(ending))
  if (isStem && isEnding(one.slice(same)) && isEnding(two.slice(same))) return true
  // „csupor” and „csuprok”, "knife" and "knives": the stem itself changes, and the key is that of one form only.
  return [one, two].some((each) => !foldAccents(each).startsWith(searchKey(foldAccents(each), locale)))
}

function withShortVowels(word: string): string {
  return word.replace(/[áéíóúőű]/g, (vowel) => SHORT_VOWELS[vowel] ?? vowel)
}
