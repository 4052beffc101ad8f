/** Sequences of keyboard rows that occur in no name and no street. */
const KEYBOARD_RUNS = /asdf|sdfg|dfgh|qwer|yxcv|zxcv|hjkl/
const SAME_FOUR = /(.)\1{3}/u
const TRY_WORDS = /^(?:teszt|test|proba|asd|xxx+|lorem|ipsum|valami|nincs)$/
const LATIN_WORD = /^[a-z]{5,}$/
const VOWEL = /[aeiouy]/

/** The typed parts of an address. */
export interface TypedAddress {
  first_name?: string | null | undefined
  last_name?: string | null | undefined
  city?: string | null | undefined
  address_1?: string | null | undefined
}

/** Whether a name or address looks like random keystrokes: "asdf", "aaaa", "xkcdf", a name with digits. */
export function hasOddDetails({ first_name, last_name, city, address_1 }: TypedAddress): boolean {
  const names = [first_name ?? "", last_name ?? ""]
  return names.some((name) => /\d/.test(name)) || [...names, city ?? "", address_1 ?? ""].some(isHammered)
}

function isHammered(text: string): boolean {
  const letters = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase()
  if (KEYBOARD_RUNS.test(letters)) return true
  return letters
    .split(/[^\p{L}]+/u)
    .some(
      (word) => SAME_FOUR.test(word) || TRY_WORDS.test(word) || (LATIN_WORD.test(word) && !VOWEL.test(word)),
    )
}
