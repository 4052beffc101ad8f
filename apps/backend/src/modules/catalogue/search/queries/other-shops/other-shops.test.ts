import { byLanguage, LOCALES, type Locale } from "@porteka/shop"
import { expect, it } from "vitest"
import { ProductSearch } from "../../product-search.ts"
import { NO_TEXTS } from "../../product-texts.ts"
import { NONE, queriesOf } from "../asked-for.ts"
import { CLOTHES_AND_BOOKS } from "./clothes-and-books.ts"
import { FOOD_AND_TOOLS } from "./food-and-tools.ts"
import { HOUSEHOLD } from "./household.ts"
import type { OtherShop } from "./other-shop.ts"

const SEEN_AT_ONCE = 3

const SHOPS: [name: string, shop: OtherShop][] = [
  ["clothes and books", CLOTHES_AND_BOOKS],
  ["food and tools", FOOD_AND_TOOLS],
  ["household", HOUSEHOLD],
]

const spokenIn = ({ queries }: OtherShop) => LOCALES.filter((locale) => queries[locale])

/** The first results and the number of exact ones. */
function searchOf({ products }: OtherShop, locale: Locale) {
  const search = new ProductSearch(locale)
  const textsIn = (language: Locale, index: number) => {
    const [title = "", attributes = "", details = ""] = products[index]?.[language] ?? []
    return { ...NO_TEXTS, title, attributes, details: details.replace(/[.,]/g, "") }
  }
  for (const slot of products.keys())
    search.add(
      slot,
      byLanguage((language) => textsIn(language, slot)),
    )
  return (query: string) => {
    const { exact, similar, scores } = search.match(query, products.length)
    const best = (slots: number[]) => slots.toSorted((a, b) => scores.of(b) - scores.of(a))
    const first = [...best(exact), ...best(similar)].slice(0, SEEN_AT_ONCE)
    return { first: first.map((slot) => products[slot]?.id ?? ""), exact: exact.length }
  }
}

it.each(SHOPS.flatMap(([name, shop]) => spokenIn(shop).map((locale) => [name, locale, shop] as const)))(
  "finds what a shop for %s sells, in %s, and nothing exactly that it does not",
  (_name, locale, shop) => {
    const search = searchOf(shop, locale)
    const wrong = (shop.queries[locale] ?? []).flatMap(([wanted, queries]) =>
      queriesOf(queries).flatMap((query) => {
        const { first, exact } = search(query)
        const isRight =
          wanted === NONE
            ? exact === 0
            : String(wanted)
                .split(" ")
                .some((id) => first.includes(id))
        return isRight ? [] : [`„${query}” finds ${first.join(", ") || "nothing"} (${exact} exactly)`]
      }),
    )
    expect(wrong).toEqual([])
  },
)
