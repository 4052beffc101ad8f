/** Consonants whose letter name starts with a vowel: „az SMS”, „az MPL”. */
const VOWEL_NAMED_LETTERS = "FLMNRSXY"

/**
 * The Hungarian definite article before a word or a number: `az` before a vowel sound. For numbers the
 * pronunciation counts: `az 1 290 Ft` (ezer…), `az 5 000 Ft` (öt…), `a 10 000 Ft` (tíz…); for abbreviations
 * without a vowel the name of their first letter: `az MPL`, `a GLS`.
 *
 * @param next the following text as printed; numbers may contain group spaces
 */
export function article(next: string | number): "a" | "az" {
  const text = String(next).replace(/^[^\p{L}\p{N}]+/u, "")
  const number = /^\d{1,3}(?:[\s\u00A0\u202F]\d{3})+(?!\d)|^\d+/.exec(text)?.[0].replace(/\D/g, "")
  if (number !== undefined) return startsWithVowelSound(number) ? "az" : "a"
  const word = /^\p{L}+/u.exec(text)?.[0] ?? ""
  const spelledOut = /^\p{Lu}{1,5}$/u.test(word) && !/[AEIOUÁÉÍÓÖŐÚÜŰ]/.test(word)
  if (spelledOut) return VOWEL_NAMED_LETTERS.includes(word[0] ?? "") ? "az" : "a"
  return /^[aáeéiíoóöőuúüű]/i.test(word) ? "az" : "a"
}

/** `withArticle("alma")` is `az alma`. */
export function withArticle(next: string | number): string {
  return `${article(next)} ${next}`
}

/** 5, 50, 500 … start with „öt”; 1, 1 000 and 1 000 000 with „egy” or „ezer”, but 10 and 100 do not. */
function startsWithVowelSound(digits: string): boolean {
  return digits.startsWith("5") || (digits.startsWith("1") && digits.length % 3 === 1)
}
