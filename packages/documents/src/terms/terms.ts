import { DEFAULT_LOCALE, type Locale, type Shop } from "@porteka/shop"
import { readStartPage } from "../pages/start-pages.ts"
import { fillShopText, type ShopText } from "../shop-text.ts"

/** A version of the terms (ÁSZF) that can be accepted. */
export interface Terms extends ShopText {
  version: string
  date: string
}

/**
 * The terms a new shop starts with, with the shop's data inserted.
 * @throws Error if they have no version or date
 */
export function readStartTerms(locale: Locale, shop: Shop): Terms {
  const text = readStartPage("terms", locale) ?? readStartPage("terms", DEFAULT_LOCALE)
  if (!text?.version || !text.date) throw new Error(`The terms in "${locale}" have no version or day.`)
  return {
    ...text,
    version: text.version,
    date: text.date,
    markdown: fillShopText(text.markdown, { shop, locale, name: "terms" }),
  }
}
