import type { WordFilters } from "@porteka/commerce-sdk"
import { searchKeys } from "@porteka/hungary"
import { LOCALES, type Locale } from "@porteka/shop/languages"
import { describe, expect, it } from "vitest"
import { entry, fill } from "../list-index/entries.fixture.ts"
import { ListIndex } from "../list-index/list-index.ts"
import { NO_TEXTS, type ProductTexts } from "./product-texts.ts"
import { SYNONYMS } from "./synonyms.ts"

/** The results: exact, then similar. */
function search(index: ListIndex, q: string) {
  const { ids, search: info } = index.page({ q, facets: {} }, "relevance", 0, 10)
  return { exact: ids.slice(0, info?.exact_count), similar: ids.slice(info?.exact_count) }
}

const texts = (parts: Partial<ProductTexts>): ProductTexts => ({ ...NO_TEXTS, ...parts })

function indexOf(locale: Locale, products: Record<string, Partial<ProductTexts> & { other?: string }>) {
  const index = new ListIndex(locale)
  const another = LOCALES.find((one) => one !== locale) as Locale
  fill(
    index,
    Object.entries(products).map(([id, { other = "", ...parts }]) =>
      entry(id, {
        name: parts.title,
        texts: { [locale]: texts(parts), [another]: texts({ title: other }) },
      }),
    ),
  )
  return index
}

describe("in Hungarian", () => {
  const index = indexOf("hu", {
    mug: { title: "Szászkézdi kék bögre", attributes: "Kerámia", codes: "KEK-BOG-1", other: "Saschiz mug" },
    glass: { title: "Hutai vizespohár", attributes: "Üveg", groups: "Poharak és palackok" },
    bottle: { title: "Dugós palack", attributes: "Üveg", groups: "Poharak és palackok" },
    cover: { title: "Kékfestő párnahuzat", attributes: "Textil Pamut" },
    cloth: {
      title: "Kalocsai terítő",
      attributes: "Textil Len",
      details: "Bögre mellé való Négy óra munka",
    },
    train: { title: "Húzós kisvonat", attributes: "Fa Játék", details: "Fából faragott vonat gyereknek" },
    holder: { title: "Fekete gyertyatartó" },
    candles: { title: "Mártott gyertyapár", groups: "Méz és gyertya" },
    honey: { title: "Krémméz", groups: "Méz és gyertya" },
    sketchbook: { title: "Vázlatfüzet", attributes: "Papír" },
    bowl: { title: "Kőrisfa tál", attributes: "Fa" },
    sachet: { title: "Levendulazsák", material: "pamut levendulavirág" },
    card: { title: "Üdvözlőlap", attributes: "Levendula" },
    print: { title: "Linómetszet 20260" },
  })

  it.each<[string, string, string[], string[]]>([
    ...["bögre", "bögrék", "bögrét", "bogre", "BÖGRÉVEL", "bögr"].map(
      (q): [string, string, string[], string[]] => [q, "its forms", ["mug"], []],
    ),
    ["abrosz", "a word for the same", ["cloth"], []],
    ["levendula", "what a title names as its content comes before a variant", ["sachet", "card"], []],
    ["csésze", "a kind that is like it", [], ["mug"]],
    ["kek-bog-1", "a number, whole", ["mug"], []],
    ["kek-b", "and half typed", ["mug"], []],
    ["pohár", "the head of a compound", ["glass"], ["mug"]],
    ["palack", "a group's name holds for some of it", ["bottle"], []],
    ["méz", "and does not pull in the other half", ["honey"], []],
    ["gyertya", "a measure is no head; a holder is no candle", ["candles"], ["holder"]],
    ["váza", "a whole word is no beginning of another", [], []],
    ["huzat", "the head of a compound", ["cover"], []],
    ["müzlisbögre", "a compound nobody has written down", [], ["mug"]],
    ["favonat", "and one whose halves both hold", ["train"], []],
    ["kulcstartó", "a compound of which the shop has only such as mean something else", [], []],
    ["kék bögre", "all words", ["mug"], []],
    ["kék bögre fiamnak", "for whom narrows nothing", ["mug"], []],
    ["piros bögre", "products that lack a word are similar", [], ["mug"]],
    ["bögre melegítő", "also where the last word is unknown", [], ["mug"]],
    ["kék cipő", "what it is like finds nothing without the thing", [], []],
    ["óra", "what is only said in a sentence", [], []],
    ["mug", "the word of the other language", ["mug"], []],
    ["xyzzy", "no word at all", [], []],
    ["a", "no telling word", [], []],
    ["20260", "a number", ["print"], []],
    ["20620", "and another one, which is not taken for a typing error", [], []],
    ["'; drop table product; --", "nonsense", [], []],
    ["<script>", "nonsense", [], []],
  ])("%s: %s", (q, _, exact, similar) => {
    expect(search(index, q)).toEqual({ exact, similar })
  })

  it.each([
    ["bögtre", "bögre", ["mug"]],
    ["gyetrya", "gyertya", ["candles", "holder"]],
    ["kék bogrr", "kék bögre", ["mug"]],
    ["csuppor", "csupor", ["mug"]],
    ["kosár", null, []],
    ["slippers", null, []],
  ])("takes %s for %s, exactly meant is nothing then", (q, suggestion, ids) => {
    const page = index.page({ q, facets: {} }, "relevance", 0, 10)
    expect(page.search).toMatchObject({ suggestion, exact_count: 0 })
    expect(page.ids).toEqual(ids)
  })
})

describe("words about the list", () => {
  const index = new ListIndex("hu")
  fill(
    index,
    [1000, 2000, 3000, 4000].map((price) =>
      entry(`p${price}`, {
        name: "bögre",
        price,
        on_sale: price === 2000,
        sold: price === 1000 ? 9 : 0,
        rating: price === 3000 ? 4.5 : 0,
      }),
    ),
  )
  const ask = (q: string, more = {}) => index.page({ q, facets: {}, ...more }, "relevance", 0, 10)

  it.each([
    ["bögre 2500 ft alatt", ["p1000", "p2000"], { price_max: 2500 }],
    ["2000-3000 ft", ["p2000", "p3000"], { price_min: 2000, price_max: 3000 }],
    ["mug under 1500", [], { price_max: 1500 }],
    ["olcsó bögre", ["p1000", "p2000"], { price_max: 2000, sort: "price_asc" }],
    ["drága bögre", ["p4000", "p3000", "p2000"], { price_min: 2000, sort: "price_desc" }],
    ["akciós bögre", ["p2000"], { flags: ["on_sale"] }],
    ["black friday", ["p2000"], { flags: ["on_sale"] }],
    ["legjobbra értékelt bögre", ["p3000", "p1000", "p2000", "p4000"], { sort: "best_rated" }],
    ["legnépszerűbb bögre 2500 ft alatt", ["p1000", "p2000"], { price_max: 2500, sort: "best_selling" }],
  ] satisfies [string, string[], Partial<WordFilters>][])("%s is a filter", (q, ids, filters) => {
    const page = ask(q)
    expect(page.ids).toEqual(ids)
    expect(page.search?.filters).toEqual({
      price_min: null,
      price_max: null,
      flags: [],
      sort: null,
      ...filters,
    })
  })

  it.each(["a legnépszerűbb", "2000 ft alatt valami", "the most popular", "akciók ma"])(
    "of %s leaves no word to search for",
    (q) => {
      expect(ask(q)).toMatchObject({ search: { q: "" } })
      expect(ask(q).count).toBeGreaterThan(0)
    },
  )

  it("shows similar products if no product has the property", () => {
    const none = new ListIndex("hu")
    fill(none, [entry("p1000", { name: "bögre" })])
    expect(none.page({ q: "akciós bögre", facets: {} }, "relevance", 0, 10)).toMatchObject({
      ids: ["p1000"],
      search: { exact_count: 0, filters: null },
    })
  })

  it("gives priority to limits in the URL", () => {
    expect(ask("bögre 2500 ft alatt", { ranges: [{ key: "price", max: 1000 }] }).ids).toEqual(["p1000"])
  })
})

it("keeps exact before similar in every order", () => {
  const index = indexOf("hu", { holder: { title: "Gyertyatartó" }, candle: { title: "Öntött gyertya" } })
  const ids = index.page({ q: "gyertya", facets: {} }, "name", 0, 10).ids
  expect(ids).toEqual(["candle", "holder"])
  expect(index.page({ q: "gyertya", facets: {} }, "name", 1, 10).ids).toEqual(["holder"])
})

it("contains only single words as synonyms, because one of two would replace the whole", () => {
  for (const locale of LOCALES) {
    for (const word of SYNONYMS[locale].flat()) expect(searchKeys(word, locale), word).toHaveLength(1)
  }
})

describe("in English", () => {
  const index = indexOf("en", {
    mug: { title: "Blue Saxon mug", attributes: "Ceramic", other: "Szász bögre" },
    cloth: { title: "Embroidered tablecloth", attributes: "Textile Linen" },
    cup: { title: "Black cup for spirits", attributes: "Ceramic" },
  })

  it.each([
    ["mugs", ["mug"]],
    ["tablecloths", ["cloth"]],
    ["table cloth", ["cloth"]],
    ["shot glass", ["cup"]],
    ["bögre", ["mug"]],
    ["keyboard", []],
  ])("%s is exactly %j", (q, ids) => {
    expect(search(index, q).exact).toEqual(ids)
  })
})

it("puts available products before others, and forgets removed ones", () => {
  const index = new ListIndex("hu")
  fill(index, [
    entry("gone", { name: "bögre", in_stock: false, published_at: 9 }),
    entry("here", { name: "bögre" }),
  ])
  expect(search(index, "bögre").exact).toEqual(["here", "gone"])
  index.remove("here")
  expect(search(index, "bögre").exact).toEqual(["gone"])
})

it("pages through results without losing or repeating any", () => {
  const index = new ListIndex("hu")
  fill(index, [
    ...Array.from({ length: 10 }, (_, number) => entry(`mug${number}`, { name: `bögre ${number}` })),
    ...Array.from({ length: 40 }, (_, number) => entry(`cup${number}`, { name: `csésze ${number}` })),
  ])
  const pages = [0, 7, 14, 21, 28, 35, 42, 49].flatMap(
    (offset) => index.page({ q: "bögre", facets: {} }, "relevance", offset, 7).ids,
  )
  expect(new Set(pages).size).toBe(50)
  expect(pages.slice(0, 10).every((id) => id.startsWith("mug"))).toBe(true)
})
