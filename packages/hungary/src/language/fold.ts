/** Letters that Unicode does not take apart into a base letter and a mark. */
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

/** A search reads millions of words; most need no more than lower case. */
const HAS_MORE_THAN_ASCII = /[^ -~]/

/**
 * Lower case without accents: `Kézműves Bögre` gives `kezmuves bogre`. The same text typed with or
 * without accents, composed or decomposed, gives the same result.
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
