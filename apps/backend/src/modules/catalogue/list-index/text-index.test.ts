import { searchKeys } from "@porteka/hungary"
import { describe, expect, it } from "vitest"
import { editDistance } from "./edit-distance.ts"
import { entry, fill } from "./entries.fixture.ts"
import { ListIndex } from "./list-index.ts"
import { fieldKeys } from "./search-keys.ts"
import { SYNONYMS } from "./synonyms.ts"

function search(index: ListIndex, q: string): string[] {
  return index.page({ q, facets: {} }, "relevance", 0, 10).ids
}

function indexOf(
  locale: "hu" | "en",
  texts: Record<string, { title: string; attributes?: string; description?: string }>,
) {
  const index = new ListIndex(locale)
  fill(
    index,
    Object.entries(texts).map(([id, { title, attributes = "", description = "" }]) =>
      entry(id, { name: title, search: fieldKeys({ title, attributes, description }, locale) }),
    ),
  )
  return index
}

describe("in Hungarian", () => {
  const index = indexOf("hu", {
    mug: { title: "Szászkézdi kék bögre", attributes: "Kerámia Bögrék és poharak KEK-BOG-1" },
    pillow: { title: "Kékfestő párnahuzat", attributes: "Textil Pamut" },
    cloth: { title: "Kalocsai terítő", attributes: "Textil Len", description: "Bögre mellé való." },
    toy: { title: "Gyermekruha babára", attributes: "Játék" },
  })

  it.each([
    ["bögre", ["mug", "cloth"]],
    ["bögrék", ["mug", "cloth"]],
    ["bögrét", ["mug", "cloth"]],
    ["bogre", ["mug", "cloth"]],
    ["BÖGRÉVEL", ["mug", "cloth"]],
    ["bögr", ["mug", "cloth"]],
    ["bögtre", ["mug", "cloth"]],
    ["csésze", ["mug", "cloth"]],
    ["abroszt", ["cloth"]],
    ["huzat", ["pillow"]],
    ["kávésbögre", ["mug", "cloth"]],
    ["kek-bog-1", ["mug"]],
    ["kék bögre", ["mug"]],
    ["kék xyzzy", ["mug", "pillow"]],
    ["xyzzy", []],
    ["a", []],
    ["'; drop table product; --", []],
    ["<script>", []],
  ])("%s finds %j", (q, ids) => {
    expect(search(index, q)).toEqual(ids)
  })
})

describe("words that stand nowhere as they are typed", () => {
  const index = indexOf("hu", {
    vase: { title: "Buborékos üvegváza", attributes: "Üveg Vázák", description: "Virág való bele." },
    train: {
      title: "Húzós kisvonat",
      attributes: "Fa Játék",
      description: "Fából faragott vonat gyereknek.",
    },
    towel: { title: "Kender konyharuha", attributes: "Textil" },
    jug: { title: "Kancsó tulipánnal", attributes: "Kerámia", description: "Tulipán van rajta." },
    sketchbook: { title: "Vázlatfüzet", attributes: "Papír" },
    runner: { title: "Asztali futó", attributes: "Textil" },
    bowl: { title: "Kínálótál", attributes: "Kerámia Tálak", description: "Kínál és tálal." },
  })

  it.each([
    ["virágváza", ["vase"]],
    ["váza", ["vase", "sketchbook"]],
    ["favonat", ["train"]],
    ["konyha ruha", ["towel"]],
    ["tulipános", ["jug"]],
    ["kerámiából", ["bowl", "jug"]],
    ["kerámiában", ["bowl", "jug"]],
    ["asztalra", ["runner"]],
    ["tál", ["bowl"]],
    ["ajándék anyukának", []],
  ])("%s finds %j", (q, ids) => {
    expect(search(index, q)).toEqual(ids)
  })
})

it("shows what lacks a word behind the few that have all, as long as it is the ware that was asked for", () => {
  const index = indexOf("hu", {
    blue: { title: "Kék bögre" },
    red: { title: "Piros bögre" },
    pillow: { title: "Kék párna" },
  })
  expect(search(index, "kék bögre")).toEqual(["blue", "red"])
  expect(search(index, "kék bögre fiamnak")).toEqual(["blue", "red"])
})

it("holds single words as synonyms: one of two would stand for the whole", () => {
  for (const locale of ["hu", "en"] as const) {
    for (const word of SYNONYMS[locale].flat()) expect(searchKeys(word, locale)).toHaveLength(1)
  }
})

describe("in English", () => {
  const index = indexOf("en", {
    mug: { title: "Blue Saxon mug", attributes: "Ceramics" },
    cloth: { title: "Embroidered tablecloth", attributes: "Textile Linen" },
  })

  it.each([
    ["mugs", ["mug"]],
    ["cup", ["mug"]],
    ["cloth", ["cloth"]],
    ["tablecloths", ["cloth"]],
    ["embroydered", ["cloth"]],
  ])("%s finds %j", (q, ids) => {
    expect(search(index, q)).toEqual(ids)
  })
})

it("puts what can be bought before what cannot, and forgets removed products", () => {
  const index = new ListIndex("hu")
  fill(index, [
    entry("gone", { name: "bögre", in_stock: false, published_at: 9 }),
    entry("here", { name: "bögre" }),
  ])
  expect(search(index, "bögre")).toEqual(["here", "gone"])
  index.remove("here")
  expect(search(index, "bögre")).toEqual(["gone"])
})

it("pages through hits without losing or repeating any", () => {
  const index = new ListIndex("hu")
  fill(
    index,
    Array.from({ length: 50 }, (_, number) => entry(`p${number}`, { name: `bögre ${number}` })),
  )
  const pages = [0, 20, 40].flatMap(
    (offset) => index.page({ q: "bögre", facets: {} }, "relevance", offset, 20).ids,
  )
  expect(new Set(pages).size).toBe(50)
})

it.each([
  ["bogr", "bogr", 0],
  ["bogtr", "bogr", 1],
  ["bgor", "bogr", 1],
  ["abc", "xyz", 2],
  ["ab", "abcdef", 2],
])("%s and %s are %i slips apart, at most the limit and one", (left, right, distance) => {
  expect(editDistance(left, right, 1)).toBe(distance)
})
