import { readFileSync } from "node:fs"
import { join } from "node:path"
import { LEGAL_PAGES, type Locale, type Shop, textsByLanguage } from "@porteka/shop"
import { parseShopText, type ShopText } from "../shop-text.ts"

export interface Terms extends ShopText {
  version: string
  date: string
}

const FOLDER = join(import.meta.dirname, "..", "..", "texts")

/** The terms of a language, filled in with a shop's data. */
function termsIn(locale: Locale, slug: string): (shop: Shop) => Terms {
  const name = `${locale}/${slug}.md`
  const source = readFileSync(join(FOLDER, name), "utf8")
  return (shop) => {
    const { version, date, ...text } = parseShopText(source, { locale, shop, name })
    if (!version || !date) throw new Error(`${name} has no version or day.`)
    return { ...text, version, date }
  }
}

const TERMS = textsByLanguage({
  hu: termsIn("hu", LEGAL_PAGES.terms.hu),
  en: termsIn("en", LEGAL_PAGES.terms.en),
})

/** The terms in force, with the shop's own data in them, as its page shows them. */
export const readTerms = (locale: Locale, shop: Shop): Terms => TERMS[locale](shop)
