import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { ShopLocale } from "@porteka/shop"
import { parseShopText, type ShopText } from "../shop-text.ts"

const FILES: Record<ShopLocale, string> = {
  hu: "hu/altalanos-szerzodesi-feltetelek.md",
  en: "en/terms-and-conditions.md",
}

export interface Terms extends ShopText {
  version: string
  date: string
}

/** The terms in force, as the shop's page shows them. */
export function readTerms(locale: ShopLocale): Terms {
  const name = FILES[locale]
  const file = join(import.meta.dirname, "..", "..", "texts", name)
  const { version, date, ...text } = parseShopText(readFileSync(file, "utf8"), locale, name)
  if (!version || !date) throw new Error(`${name} has no version or day.`)
  return { ...text, version, date }
}
