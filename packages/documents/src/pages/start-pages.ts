import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type ContentPage, pageSlug } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { type ShopText, splitShopText } from "../shop-text.ts"

const FOLDER = join(import.meta.dirname, "..", "..", "texts")

/** The text of a page in a new shop, with its placeholders; null if it does not exist in that language. */
export function readStartPage(page: ContentPage, locale: Locale): ShopText | null {
  const name = `${locale}/${pageSlug(page, locale)}.md`
  const path = join(FOLDER, name)
  return existsSync(path) ? splitShopText(readFileSync(path, "utf8"), name) : null
}
