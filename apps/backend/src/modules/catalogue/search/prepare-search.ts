import { loadDictionary } from "@porteka/hungary/dictionary"
import type { Locale } from "@porteka/shop/languages"
import { prepareHelp } from "./help/read-help.ts"
import { readListWords } from "./list-words.ts"
import { readPriceLimits } from "./price-limits.ts"

const ANY_TEXT = "x"

/**
 * Does in short parts what the first search would otherwise wait for, and everybody else with it: it reads the dictionary, and
 * compiles the patterns of questions.
 */
export function* prepareSearch(locale: Locale): Generator<void> {
  yield* loadDictionary(locale)
  yield* prepareHelp(locale)
  readPriceLimits(ANY_TEXT, locale)
  yield
  readListWords(ANY_TEXT)
  yield
}
