import { fillShopText, findWrongPlaceholder } from "@porteka/documents/shop-text"
import type { Shop } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { richTextTexts } from "./rich-text-texts.ts"
import { shopDataName } from "./shop-data.ts"
import { type ShopDataMark, writeShopData } from "./shop-data-chip.ts"

/** What a mark of the shop's data shows in the editor: the present value, or what it is for. */
export function describeShopData(
  { role, path }: ShopDataMark,
  shop: Shop | null,
  locale: Locale,
): { text: string; title: string } {
  const texts = richTextTexts()
  const name = shopDataName(path)
  if (role === "end") return { text: texts.end, title: texts.endTitle }
  if (role !== "value") {
    return { text: texts.ifSet(name), title: role === "row" ? texts.rowTitle(name) : texts.ifSetTitle(name) }
  }
  const mark = writeShopData({ role, path })
  const value =
    shop && findWrongPlaceholder(mark, shop) === null
      ? fillShopText(mark, { shop, locale, name }) || `${name}: ${texts.none}`
      : name
  return { text: value, title: texts.valueTitle(name) }
}
