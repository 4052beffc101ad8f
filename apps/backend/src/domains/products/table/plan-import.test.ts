import { describe, expect, it, test } from "vitest"
import { csvRows, readCsv, writeCsv } from "../../../records/csv.ts"
import { COLUMNS, type ProductRow } from "./columns.ts"
import { indexRows, type KnownProducts } from "./known-products.ts"
import { NotATableError, planImport as planRows, remarksOf, toGivenRows } from "./plan-import.ts"

const row = (cells: ProductRow): ProductRow => ({
  ...Object.fromEntries(COLUMNS.map(({ key }) => [key, ""])),
  ...cells,
})

const MUG = { handle: "bogre", title_hu: "Bögre", status: "published", option_1_hu: "Szín" }
const BLUE = row({ ...MUG, sku: "B-1", value_1_hu: "kék", price: "4990", stock: "3" })
const GREEN = row({ ...MUG, sku: "B-2", value_1_hu: "zöld", price: "4990", stock: "0" })
const ROWS = [BLUE, GREEN, row({ handle: "tal", title_hu: "Tál", sku: "T-1", price: "8990" })]
const known: KnownProducts = {
  ...indexRows(ROWS),
  categories: new Set(["keramia"]),
  categoryNames: new Map(),
  collections: new Set(["osz"]),
}

const planImport = (table: string[][], shop: KnownProducts) => planRows(toGivenRows(table), shop)

const tableOf = (...rows: ProductRow[]) => {
  const keys = [...new Set(rows.flatMap((one) => Object.keys(one)))]
  return [keys, ...rows.map((one) => keys.map((key) => one[key] ?? ""))]
}

test("an unchanged table changes nothing", () => {
  const table = [
    COLUMNS.map(({ label }) => label.hu),
    ...ROWS.map((one) => COLUMNS.map(({ key }) => one[key] ?? "")),
  ]
  expect(planImport(readCsv(writeCsv(table)), known)).toEqual({ changes: [], unchanged: 3, problems: [] })
})

test("the headers name languages in the reader's language, and those of earlier downloads are still read", () => {
  const labels = COLUMNS.find(({ key }) => key === "title_en")?.label
  expect(labels).toEqual({ hu: "Név (angol)", en: "Name (English)" })
  for (const name of ["Név (angol)", "Név (English)", "name (english)"])
    expect([
      ...toGivenRows([
        ["Cikkszám", name],
        ["B-1", "Mug"],
      ]),
    ]).toEqual([{ row: 2, cells: { sku: "B-1", title_en: "Mug" } }])
})

test("a stock that was not changed since the download is left alone: pieces may have been sent meanwhile", () => {
  const downloaded = { sku: "B-1", stock: "10", stock_at_download: "10 db" }
  expect(planImport(tableOf(downloaded), known)).toEqual({ changes: [], unchanged: 1, problems: [] })
  const changedIn = (cells: ProductRow) =>
    planImport(tableOf({ ...downloaded, ...cells }), known).changes[0]?.changed[0]?.cells
  expect(changedIn({ price: "5490" })).toEqual({ price: "5490" })
  expect(changedIn({ stock: "12" })).toEqual({ stock: "12" })
  const added = { sku: "B-9", handle: "bogre", value_1_hu: "lila", price: "1", stock: "4" }
  const { changes } = planImport(tableOf({ ...added, stock_at_download: "4" }), known)
  expect(changes[0]?.added[0]?.cells).toMatchObject({ stock: "4" })
})

test("a price that was not changed since the download is left alone: a colleague may have changed it in the shop", () => {
  const downloaded = { sku: "B-1", price: "3990", price_at_download: "3 990 Ft" }
  expect(planImport(tableOf(downloaded), known)).toEqual({ changes: [], unchanged: 1, problems: [] })
  const { changes } = planImport(tableOf({ ...downloaded, price: "4490" }), known)
  expect(changes[0]?.changed[0]?.cells).toEqual({ price: "4490" })
})

test("an existing variant without an article number may stay in the table unchanged, but cannot be changed there", () => {
  const unnamed = row({ ...MUG, value_1_hu: "piros", price: "4990" })
  const shop = { ...known, ...indexRows([...ROWS, unnamed]) }
  expect(planImport(tableOf(unnamed), shop)).toEqual({ changes: [], unchanged: 1, problems: [] })
  // With an article number of its own, it would become a second variant with the same options.
  for (const changed of [{ price: "1" }, { sku: "B-3" }] as ProductRow[])
    expect(planImport(tableOf({ ...unnamed, ...changed }), shop)).toMatchObject({
      changes: [],
      problems: [{ row: 2, message: expect.stringContaining("Adja meg a termék lapján") }],
    })
})

test("another SKU with the options of a variant that exists is reported before anything is taken", () => {
  expect(planImport(tableOf({ ...BLUE, sku: "B-9" }), known)).toMatchObject({
    changes: [],
    problems: [{ row: 2, message: expect.stringContaining("„B-1”") }],
  })
})

test("rows are numbered as in the spreadsheet, with its empty ones", () => {
  const text = "sku;price\r\nB-1;abc\r\n;\r\n\r\nB-2;def\r\n"
  expect(planImport([...csvRows(text)], known).problems.map(({ row }) => row)).toEqual([2, 5])
})

test.each([
  ["5490,00", "5490"],
  ["5490.0", "5490"],
  ["5 490 Ft", "5490"],
  ["5\u00A0490\u202Fft.", "5490"],
  ["5490,- Ft", "5490"],
  ["5490 HUF", "5490"],
  ["12.990", "12990"],
  ["12.990,- Ft", "12990"],
  ["1,234,500", "1234500"],
  ["1,000.00", "1000"],
])("the price %s is %s", (price, expected) => {
  const { changes } = planImport(tableOf({ sku: "B-1", price }), known)
  expect(changes[0]?.changed[0]?.cells).toEqual({ price: expected })
})

test.each(["5490,50", "12.99", "1.2345", "1.234.56"])("the price %s could mean something else", (price) => {
  expect(planImport(tableOf({ sku: "B-1", price }), known).problems).toMatchObject([{ row: 2 }])
})

test.each([
  [{ price: "kb. 5 000 Ft" }, "„kb. 5 000 Ft”"],
  [{ stock: "3 doboz" }, "„3 doboz”"],
  [{ weight: "1,5 kg" }, "„1,5 kg”"],
])("the message about %o quotes what was typed", (cells, quoted) => {
  expect(planImport(tableOf({ sku: "B-1", ...cells }), known).problems).toMatchObject([
    { row: 2, message: expect.stringContaining(quoted) },
  ])
})

test("columns that are not read are named", () => {
  const head = ["sku", "Bruttó ár (Ft)", "Készlet", "Üres", "bruttó ár (ft)"]
  expect(remarksOf([head, ["B-1", "1", "3", "", "2"]])).toEqual([
    expect.stringContaining("„Készlet”"),
    expect.stringContaining("kétszer"),
  ])
  expect(remarksOf([COLUMNS.map(({ label }) => label.hu), ["B-1"]])).toEqual([])
})

test("only differences are changed; an empty cell and an unknown column change nothing", () => {
  const { changes, unchanged } = planImport(
    tableOf(
      { sku: "B-1", price: "5 490 Ft", stock: "", title_hu: "Bögre", Sajat: "x" },
      { sku: "B-2", price: "4990" },
    ),
    known,
  )
  expect(unchanged).toBe(1)
  expect(changes).toEqual([
    {
      handle: "bogre",
      isNew: false,
      cells: {},
      added: [],
      rows: [2],
      changed: [{ row: 2, sku: "B-1", cells: { price: "5490" } }],
    },
  ])
})

test("product data comes from the first row of a product", () => {
  const { changes } = planImport(
    tableOf({ sku: "B-1", title_hu: "Csésze" }, { sku: "B-2", title_hu: "Pohár" }),
    known,
  )
  expect(changes.map(({ cells }) => cells)).toEqual([{ title_hu: "Csésze" }])
})

test("the rows of a change make the same change without the others", () => {
  const [head = [], ...lines] = tableOf(
    { sku: "B-1", title_hu: "Bögre" },
    { sku: "B-2", title_hu: "Pohár", price: "4990" },
    { sku: "T-1", price: "9990" },
    { sku: "V-1", title_hu: "Váza", price: "12900" },
    { sku: "V-2", title_hu: "Váza", price: "ingyen" },
  )
  const { changes } = planImport([head, ...lines], known)
  expect(changes.map(({ rows }) => rows)).toEqual([[3], [4], [5]])
  for (const change of changes) {
    const alone = [...toGivenRows([head, ...lines])].filter(({ row }) => change.rows.includes(row))
    expect(planRows(alone, known).changes).toEqual([change])
  }
})

test("a new variant is added to its product, a new product is created with its variants", () => {
  const { changes, problems } = planImport(
    tableOf(
      { sku: "B-3", handle: "bogre", option_1_hu: "Szín", value_1_hu: "piros", price: "4990" },
      { sku: "V-1", title_hu: "Őszi váza", price: "12900" },
      { sku: "V-2", title_hu: "Őszi váza", price: "13900" },
    ),
    known,
  )
  expect(problems).toEqual([])
  expect(changes.map(({ handle, isNew, added }) => [handle, isNew, added.map(({ sku }) => sku)])).toEqual([
    ["bogre", false, ["B-3"]],
    ["oszi-vaza", true, ["V-1", "V-2"]],
  ])
})

describe("an invalid row is reported and skipped", () => {
  it.each<[string, ProductRow, RegExp]>([
    ["without article number", { handle: "bogre", price: "1" }, /cikkszám/],
    ["a price of no forints", { sku: "B-1", price: "ingyen" }, /Bruttó ár/],
    ["part of a piece", { sku: "B-1", stock: "1,5" }, /Készlet/],
    ["an address that cannot be one", { sku: "B-1", handle: "Új Tál!" }, /uj-tal/],
    ["a category that is not there", { sku: "B-1", categories: "keramia | nincs" }, /nincs/],
    ["a collection that is not there", { sku: "B-1", collection: "nincs" }, /nincs/],
    ["another product's article number", { sku: "T-1", handle: "bogre" }, /„tal”/],
    ["another option value", { sku: "B-1", value_1_hu: "lila" }, /opciói/],
    ["a new variant without a value", { sku: "B-9", handle: "bogre", price: "1" }, /Szín/],
    ["a new product without a price", { sku: "X-1", title_hu: "Új" }, /ár/],
    ["a status nobody knows", { sku: "B-1", status: "talán" }, /Állapot/],
    ["a script in place of a picture", { sku: "B-1", pictures: "javascript:alert(1)" }, /webcíme/],
    ["a maker without a true address", { sku: "B-1", maker_email: "nem" }, /e-mail/],
    ["a content without a number", { sku: "B-1", content: "sok" }, /Kiszerelés/],
  ])("%s", (_case, wrong, message) => {
    const { changes, problems } = planImport(tableOf(wrong, { sku: "B-2", stock: "9" }), known)
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) expect(problem.row).toBe(2)
    expect(problems.map((problem) => problem.message).join()).toMatch(message)
    expect(changes.map(({ changed }) => changed.map(({ sku }) => sku))).toEqual([["B-2"]])
  })

  it("a repeated article number", () => {
    const { problems } = planImport(tableOf({ sku: "B-1", stock: "1" }, { sku: "B-1", stock: "2" }), known)
    expect(problems).toMatchObject([{ row: 3 }])
  })
})

test("another table is refused", () => {
  expect(() => planImport([["a", "b"]], known)).toThrow(NotATableError)
})
