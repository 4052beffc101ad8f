import { type PriceLimits, readPriceWords } from "@porteka/hungary"
import { LOCALES, type Locale } from "@porteka/shop/languages"

export type { PriceLimits }

/** The price words of a query, in the list's language or another one of the shop. */
export function readPriceLimits(query: string, locale: Locale): PriceLimits {
  const nothing: PriceLimits = { rest: query.trim() }
  for (const other of [locale, ...LOCALES]) {
    const wish = readPriceWords(query, other)
    if (wish.min !== undefined || wish.max !== undefined || wish.end || wish.foreign) return wish
  }
  return nothing
}
