import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it, test } from "vitest"
import { readCsv } from "../../../../records/csv.ts"
import type { ProductRow } from "../columns.ts"
import { indexRows, type KnownProducts } from "../known-products.ts"
import { planImport } from "../plan-import.ts"
import { readOtherShop as readProducts } from "./shop-systems.ts"
import { toRows } from "./to-rows.ts"

const SHOP: KnownProducts = {
  ...indexRows([]),
  categories: new Set(["keramia", "textil", "ing"]),
  categoryNames: new Map([
    ["keramia", "keramia"],
    ["textil", "textil"],
    ["ruhazat>ing", "ing"],
  ]),
  collections: new Set(),
}

/** A file as it is planned. */
function readOtherShop(table: string[][], shop = SHOP) {
  const foreign = readProducts(table)
  return foreign && { source: foreign.source, ...toRows(foreign, shop) }
}

const sampleOf = (name: string) => readFileSync(join(__dirname, "fixtures", `${name}.csv`), "utf8")

function readSample(name: string, shop = SHOP) {
  const foreign = readOtherShop(readCsv(sampleOf(name)), shop)
  if (!foreign) throw new Error(`${name} is not recognised`)
  const filled = foreign.rows.map(({ row, cells }) => [
    row,
    Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell)),
  ])
  return { ...foreign, filled: Object.fromEntries(filled) as Record<number, ProductRow> }
}

test("Shopify: rows of one handle are a product with variants and pictures", () => {
  const { source, filled, problems, remarks, pictures } = readSample("shopify")
  expect(source).toBe("Shopify")
  expect(filled).toEqual({
    2: {
      handle: "koltozo-kancso",
      title_hu: "Költöző kancsó",
      maker_name: "Minta Műhely",
      description_hu: "Kézzel korongozott, mázas kancsó.\n\n– 1 liter\n– mosogatógépben mosható",
      categories: "keramia",
      sku: "KOLT-SH-KEK",
      option_1_hu: "Szín",
      value_1_hu: "kék",
      price: "12900",
      stock: "7",
      weight: "1250",
    },
    3: expect.objectContaining({ sku: "KOLT-SH-ZOLD", option_1_hu: "Szín", value_1_hu: "zöld", stock: "0" }),
    5: {
      handle: "koltozo-tal",
      title_hu: "Költöző tál",
      maker_name: "Minta Műhely",
      categories: "keramia",
      description_hu: "Tál",
      sku: "koltozo-tal",
      price: "8990",
    },
  })
  expect(problems.map(({ row, message }) => `${row} ${message}`).sort()).toEqual([
    expect.stringMatching(/^6 .*12\.50.*pénznem/),
    expect.stringMatching(/^7 Ajándékkártyát/),
  ])
  const said = remarks.join("\n")
  expect(said).toContain("Home & Garden > Kitchen (1 termék)")
  expect(said).toContain("A régi boltban nem volt látható: Költöző tál.")
  expect(said).toMatch(/kimaradnak.*Tags \(1 sor\).*Barcode \(1 sor\)/)
  expect(pictures).toContainEqual({
    handle: "koltozo-kancso",
    urls: expect.arrayContaining([
      "https://cdn.shop.example/kancso-3.jpg",
      "https://cdn.shop.example/kancso-kek.jpg",
    ]),
  })
  expect(said).toContain("1 változat akciós volt")
})

test("Shopify: files from before 2025 have other names for the same columns", () => {
  const old = [
    [
      "Handle",
      "Title",
      "Body (HTML)",
      "Option1 Name",
      "Option1 Value",
      "Variant SKU",
      "Variant Price",
      "Variant Grams",
    ],
    ["tal", "Tál", "<p>Szép</p>", "Title", "Default Title", "T-1", "8990.00", "700"],
  ]
  expect(readOtherShop(old)?.rows).toMatchObject([
    { row: 2, cells: { handle: "tal", description_hu: "Szép", sku: "T-1", price: "8990", weight: "700" } },
  ])
})

test("WooCommerce: variations find their product by article number or id", () => {
  const { source, filled, problems, remarks } = readSample("woocommerce")
  expect(source).toBe("WooCommerce")
  const shirt = {
    handle: "koltozo-ing",
    title_hu: "Költöző ing",
    categories: "ing | textil",
    description_hu: "Lenből szőtt ing.\n\nKét méretben, két színben.",
    option_1_hu: "Méret",
    option_2_hu: "Szín",
    price: "15900",
  }
  expect(filled).toEqual({
    3: { ...shirt, sku: "KOLT-WC-ING-S", value_1_hu: "S", value_2_hu: "fehér", stock: "4", weight: "350" },
    4: { ...shirt, sku: "koltozo-ing-103", value_1_hu: "M", value_2_hu: "natúr", stock: "2", weight: "400" },
    5: {
      handle: "koltozo-mez",
      title_hu: "Költöző méz",
      description_hu: "Akácméz, 500 g",
      categories: "textil",
      sku: "KOLT-WC-MEZ",
      price: "3490",
      weight: "500",
    },
  })
  expect(problems.map(({ row }) => row).sort()).toEqual([6, 7])
  const said = remarks.join("\n")
  expect(said).toContain("1 sorban akciós ár is áll")
  expect(said).toContain("1 termék tulajdonságai")
  expect(said).toMatch(/kimaradnak.*Tax class \(3 sor\).*Tags \(1 sor\)/)
})

test("WooCommerce in Hungarian", () => {
  const table = [
    ["Azonosító", "Típus", "Cikkszám", "Név", "Közzétéve", "Normál ár", "Kategória", "Tömeg (kg)", "Készlet"],
    ["7", "simple", "M-1", "Méz", "1", "3490", "Textil", "0,5", "12"],
  ]
  expect(readOtherShop(table)).toMatchObject({
    source: "WooCommerce",
    rows: [{ cells: { sku: "M-1", price: "3490", categories: "textil", weight: "500", stock: "12" } }],
  })
})

test("UNAS: a row is a product; a missing gross price is counted", () => {
  const { source, filled, problems, remarks, pictures } = readSample("unas")
  expect(source).toBe("UNAS")
  expect(filled).toEqual({
    2: {
      handle: "koltozo-bogre",
      title_hu: "Költöző bögre",
      maker_name: "Minta Műhely",
      description_hu: "Mázas bögre.\n\nŐrölt agyagból,\nkézzel.",
      categories: "keramia",
      sku: "KOLT-UN-BOGRE",
      price: "4990",
      stock: "14",
      weight: "420",
    },
    3: {
      handle: "koltozo-szottes",
      title_hu: 'Költöző szőttes "Őszi"',
      categories: "textil",
      sku: "KOLT-UN-SZOTTES",
      price: "12700",
      stock: "2",
    },
  })
  expect(problems).toEqual([{ row: 4, message: expect.stringContaining("EUR") }])
  const said = remarks.join("\n")
  expect(said).toContain("1 sorban csak nettó ár áll")
  expect(said).toContain("1 sorban akciós ár is áll")
  expect(said).toMatch(/Ajándék \(1 termék\)/)
  expect(said).toMatch(/kimaradnak.*Paraméter: Szín\|\|text \(1 sor\)/)
  expect(pictures).toEqual([
    { handle: expect.stringContaining("bogre"), urls: ["https://old.shop.example/kepek/bogre.jpg"] },
  ])
})

test("Shoprenter: net prices, and rows that name their parent", () => {
  const { source, filled, problems, remarks } = readSample("shoprenter")
  expect(source).toBe("Shoprenter")
  const scarf = {
    handle: "koltozo-sal",
    title_hu: "Költöző sál",
    description_hu: "Gyapjúsál.",
    maker_name: "Minta Műhely",
    categories: "textil",
    price: "12700",
    weight: "200",
    option_1_hu: "Változat",
  }
  expect(filled).toEqual({
    2: { ...scarf, sku: "KOLT-SR-SAL", value_1_hu: "KOLT-SR-SAL", stock: "3" },
    3: { ...scarf, sku: "KOLT-SR-SAL-P", value_1_hu: "piros", stock: "1" },
    4: {
      handle: "koltozo-konyv",
      title_hu: "Költöző könyv",
      sku: "KOLT-SR-KONYV",
      price: "2100",
      stock: "8",
      weight: "500",
    },
  })
  expect(problems).toEqual([{ row: 5, message: expect.stringContaining("szülő") }])
  const said = remarks.join("\n")
  expect(said).toMatch(/kimaradnak.*gtin \(1 sor\)/)
  expect(said).toMatch(/áfakulcsa.*: KOLT-SR-KONYV \(5%\)\./)
})

test("an unknown header, and one of ours, are not another shop's", () => {
  for (const head of [["a", "b"], ["Cikkszám", "Név (Magyar)", "Bruttó ár (Ft)"], ["sku", "price"], []])
    expect(readOtherShop([head])).toBeUndefined()
})

it.each(["shopify", "woocommerce", "unas", "shoprenter"])(
  "%s: what came in changes nothing the second time",
  (name) => {
    const { rows } = readSample(name)
    const first = planImport(rows, SHOP)
    expect(first.problems).toEqual([])
    expect(first.changes.every(({ isNew }) => isNew)).toBe(true)
    const shop = { ...SHOP, ...indexRows(rows.map(({ cells }) => ({ status: "draft", ...cells }))) }
    expect(planImport(readSample(name, shop).rows, shop)).toEqual({
      changes: [],
      unchanged: rows.length,
      problems: [],
    })
  },
)

test("a product with another article number and the same handle does not change", () => {
  const shop = { ...SHOP, ...indexRows([{ handle: "koltozo-tal", title_hu: "Tál", sku: "T-1" }]) }
  const { problems, filled } = readSample("shopify", shop)
  expect(problems).toContainEqual({ row: 5, message: expect.stringContaining("„koltozo-tal”") })
  expect(filled[5]).toBeUndefined()
})

test("variants keep their values in any order; one without a value is left out", () => {
  const table = [
    [
      "ID",
      "Type",
      "SKU",
      "Name",
      "Published",
      "Regular price",
      "Parent",
      "Attribute 1 name",
      "Attribute 1 value(s)",
    ],
    ["1", "variable", "I", "Ing", "1", "", "", "", ""],
    ["2", "variation", "I-2", "Ing", "1", "100", "I", "Méret", "S", "Szín", "kék"],
    ["3", "variation", "I-3", "Ing", "1", "100", "I", "Szín", "piros", "Méret", "M"],
    ["4", "variation", "I-4", "Ing", "1", "100", "I", "Méret", "", "Szín", "zöld"],
  ]
  table[0]?.push("Attribute 2 name", "Attribute 2 value(s)")
  const { rows, problems } = readOtherShop(table) ?? {}
  expect(rows?.map(({ cells }) => [cells.option_1_hu, cells.value_1_hu, cells.value_2_hu])).toEqual([
    ["Méret", "S", "kék"],
    ["Méret", "M", "piros"],
  ])
  expect(problems).toEqual([{ row: 5, message: "A változatnak nincs értéke: „Méret”." }])
})

test("two products with the same name stay two products", () => {
  const table = [
    ["ID", "Type", "SKU", "Name", "Published", "Regular price"],
    ["1", "simple", "A-1", "Bögre", "1", "100"],
    ["2", "simple", "", "Bögre", "1", "200"],
  ]
  expect(readOtherShop(table)?.rows.map(({ cells }) => cells.handle)).toEqual(["bogre", "bogre-2"])
})
