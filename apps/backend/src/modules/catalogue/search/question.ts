import { isSearchStopWord, wordsOf } from "@porteka/hungary"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import { type HelpReading, hintsIn, readHelp } from "./help/read-help.ts"
import { type ListWords, readListWords } from "./list-words.ts"
import { type PriceLimits, readPriceLimits } from "./price-limits.ts"

/** What a search text asks for: pages of the shop, prices, an order or filter of the list, and products. */
export interface Question {
  help: HelpReading
  prices: PriceLimits
  list: ListWords
  /** The words that name products. */
  words: string
}

/** Of a list that is not searched. */
const NOTHING: Question = {
  help: { topics: [], only: false, rest: "" },
  prices: { rest: "" },
  list: { rest: "", flags: [] },
  words: "",
}

export function readQuestion(q: string, locale: Locale): Question {
  if (q.trim() === "") return NOTHING
  const asked = readHelp(q, locale)
  const help = asked.only ? asked : { ...asked, topics: [...new Set([...asked.topics, ...hintsIn(q)])] }
  // „ingyenes szállítás 20 000 Ft felett” asks for no product of this price.
  if (help.only) return { help, prices: { rest: q.trim() }, list: { rest: q.trim(), flags: [] }, words: "" }
  const prices = readPriceLimits(q, locale)
  const list = readListWords(prices.rest)
  const words = asked.topics.length > 0 ? readHelp(list.rest, locale).rest : list.rest
  // „2000 Ft alatt valami” asks for everything at this price, „a legnépszerűbb” for everything in this order.
  const namesNothing = list.rest !== q.trim() && wordsOf(words).every(isStopWord)
  if (!namesNothing) return { help, prices, list, words }
  return { help, prices, list: asked.topics.length > 0 ? list : { ...list, rest: "" }, words: "" }
}

const isStopWord = (word: string) => LOCALES.some((locale) => isSearchStopWord(word, locale))
