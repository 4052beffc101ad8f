import type { Locale } from "@porteka/shop/languages"
import { type HelpWish, readHelp } from "./help/read-help.ts"
import { type PriceWish, readPriceWish } from "./price-wish.ts"

/** What a search text asks for: pages of the shop, prices, and products. */
export interface Question {
  help: HelpWish
  wish: PriceWish
  /** The words that name products. */
  words: string
}

export function readQuestion(q: string, locale: Locale): Question {
  const help = readHelp(q, locale)
  // „ingyenes szállítás 20 000 Ft felett” asks for no product of this price.
  if (help.only) return { help, wish: { rest: q.trim() }, words: "" }
  const wish = readPriceWish(q, locale)
  return { help, wish, words: help.topics.length > 0 ? readHelp(wish.rest, locale).rest : wish.rest }
}
