/** Letters that Unicode does not decompose into a base letter and an accent. */
const UNDECOMPOSED: Record<string, string> = {
  ß: "ss",
  đ: "d",
  ð: "d",
  ł: "l",
  ø: "o",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ı: "i",
}

/** A search reads millions of words; for most of them lower case is enough. */
const HAS_MORE_THAN_ASCII = /[^ -~]/

/**
 * Lower case without accents: `Kézműves Bögre` becomes `kezmuves bogre`. The same text with or without
 * accents, composed or decomposed, gives the same result.
 */
export function foldAccents(text: string): string {
  if (!HAS_MORE_THAN_ASCII.test(text)) return text.toLowerCase()
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[ßđðłøæœþı]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
}

/** A text's letters (code points), and the same without accents: a place in `folded` is one in `letters`. */
interface FoldedLetters {
  text: string
  letters: readonly string[]
  folded: string
}

/** A search looks for dozens of patterns in one text. */
let last: FoldedLetters = { text: "", letters: [], folded: "" }

/** Like `foldAccents`, with every letter at its position. */
export function foldInPlace(text: string): FoldedLetters {
  if (text !== last.text) {
    const letters = Array.from(text.normalize("NFC"))
    const folded = letters.map((letter) => foldAccents(letter).charAt(0) || letter).join("")
    last = { text, letters, folded }
  }
  return last
}
