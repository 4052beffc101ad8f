import { expect, test } from "vitest"
import { indexRows } from "./known-products.ts"
import { planImport, toGivenRows } from "./plan-import.ts"
import { losesLetters, previewChanges, stateOf } from "./preview-changes.ts"

const LONG = "A bögre kézzel korongozott, magas tűzön égetett kőcserép, ólommentes mázzal. ".repeat(3)
const MUG = {
  handle: "bogre",
  title_hu: "Bögre",
  status: "published",
  description_hu: LONG,
  option_1_hu: "Szín",
}
const known = {
  ...indexRows([
    { ...MUG, sku: "B-1", value_1_hu: "kék", price: "4990" },
    { ...MUG, sku: "B-2", value_1_hu: "zöld", price: "4990" },
  ]),
  categories: new Set<string>(),
  categoryNames: new Map<string, string>(),
  collections: new Set<string>(),
}

async function preview(...rows: Record<string, string>[]) {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const table = [keys, ...rows.map((row) => keys.map((key) => row[key] ?? ""))]
  const { changes, problems } = planImport(toGivenRows(table), known)
  expect(problems).toEqual([])
  return previewChanges(changes, known)
}

test("each changed cell is named with its old and its new value", async () => {
  const { products, lost_letters: lost } = await preview(
    { sku: "B-1", title_hu: "Csésze", status: "vázlat", price: "5 490 Ft" },
    { sku: "B-2", title_hu: "Csésze", status: "vázlat", price: "4990" },
  )
  expect(products).toEqual([
    {
      handle: "bogre",
      title: "Bögre",
      is_new: false,
      rows: [2],
      variants: 1,
      more_cells: 0,
      state: expect.any(String),
      cells: [
        { row: 2, column: "Állapot", before: "közzétéve", after: "vázlat" },
        { row: 2, column: "Név (magyar)", before: "Bögre", after: "Csésze" },
        { row: 2, column: "Bruttó ár (Ft)", before: "4990", after: "5490" },
      ],
    },
  ])
  expect(lost).toBe(0)
})

test("a new variant of a known product is listed by its cells, a new product by its variants", async () => {
  const { products } = await preview(
    { sku: "B-3", handle: "bogre", value_1_hu: "piros", price: "4990" },
    {
      sku: "T-1",
      handle: "tal",
      title_hu: "Tál",
      price: "18990",
      stock: "7",
      option_1_hu: "Méret",
      value_1_hu: "kicsi",
    },
  )
  expect(products).toMatchObject([
    {
      title: "Bögre",
      is_new: false,
      cells: [
        { row: 2, column: "Cikkszám", before: "", after: "B-3" },
        { row: 2, column: "1. opció értéke (magyar)", before: "", after: "piros" },
        { row: 2, column: "Bruttó ár (Ft)", before: "", after: "4990" },
      ],
    },
    {
      title: "Tál",
      is_new: true,
      cells: [{ row: 3, column: "Változat", before: "", after: "T-1 · kicsi · 18\u00a0990\u00a0Ft · 7 db" }],
      more_cells: 0,
    },
  ])
})

test("a change has the same state until the shop has another value there, wherever its rows stand", () => {
  const changed = (price: string, ...others: Record<string, string>[]) => {
    const keys = ["sku", "price"]
    const table = [
      keys,
      ...[...others, { sku: "B-1", price }].map((row) => keys.map((key) => row[key] ?? "")),
    ]
    const change = planImport(toGivenRows(table), known).changes[0]
    if (!change) throw new Error("The table changes nothing.")
    return change
  }
  const mug = changed("5490")
  const state = stateOf(mug, known)
  expect(stateOf(changed("5490", { sku: "B-2", price: "4990" }), known)).toBe(state)
  expect(stateOf(changed("5590"), known)).not.toBe(state)
  const repriced = indexRows([{ ...MUG, sku: "B-1", value_1_hu: "kék", price: "4890" }])
  expect(stateOf(mug, repriced)).not.toBe(state)
  const renamed = indexRows([{ ...MUG, sku: "B-1", title_hu: "Nagy bögre", price: "4990" }])
  expect(stateOf(mug, renamed)).toBe(state)
})

test("long texts are cut to where they begin to differ", async () => {
  const { products } = await preview({ sku: "B-1", description_hu: `${LONG}Mosogatógépben is mosható.` })
  const [cell] = products[0]?.cells ?? []
  expect(cell?.after).toMatch(/^….{20}Mosogatógépben is mosható\.$/)
  expect(cell?.before.length).toBeLessThan(85)
  const whole = (await preview({ sku: "B-1", description_hu: `Más. ${LONG}` })).products[0]?.cells[0]
  expect(whole?.after).toMatch(/^Más\. .{75}…$/)
})

test("more cells than a person reads are counted", async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    sku: `U-${index}`,
    handle: "bogre",
    value_1_hu: `szín ${index}`,
    price: "4990",
  }))
  const { products } = await preview(...many)
  expect(products[0]?.cells).toHaveLength(500)
  expect(products[0]?.more_cells).toBe(400)
})

test.each([
  ["ő saved as ?", "Őszi kőcserép", "?szi k?cserép", true],
  ["typographic marks saved as ?", "„Tél” – 3 db", "?Tél? ? 3 db", true],
  ["letters saved as the replacement character", "bögre", "b\ufffdgre", true],
  ["a question", "Kézzel készült.", "Kézzel készült. Tetszik?", false],
  ["a text that always had one", "Miért jó?", "Mért jo?", false],
  ["a shorter text", "Őszi bögre", "Bogre", false],
  ["a new text", "", "Mi ez?", false],
])("letters lost: %s", (_, before, after, isLost) => {
  expect(losesLetters({ before, after })).toBe(isLost)
})

test("texts that would lose letters are counted", async () => {
  const spoilt = LONG.replaceAll("ő", "?")
  expect((await preview({ sku: "B-1", description_hu: spoilt, title_hu: "B?gre" })).lost_letters).toBe(2)
})
