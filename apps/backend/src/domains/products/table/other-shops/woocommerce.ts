import { staffText } from "../../../../staff-language/staff-language.ts"
import type { RowProblem } from "../plan-import.ts"
import { readGrams } from "./imported-cells.ts"
import type { ImportedProduct, ImportedProducts, ImportedVariant, ShopSystem } from "./imported-products.ts"
import { toPlainText } from "./plain-text.ts"
import { type ReadCell, remarkLeftOut, type SourceRow, SourceTable } from "./source-table.ts"

/**
 * WooCommerce's own product export (https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema).
 * Column names are in the language of the old shop's staff: English and Hungarian are supported.
 */
export const woocommerce: ShopSystem = {
  name: "WooCommerce",
  isHead: (names) =>
    (names.has("type") && names.has("name") && names.has("regular price")) ||
    (names.has("típus") && names.has("név") && names.has("normál ár")),
  read,
}

/** Product types that this shop does not have. */
const UNKNOWN_TYPE = /grouped|external|virtual|downloadable|subscription|bundle|composite/i

type Columns = ReturnType<typeof columnsOf>

function columnsOf(table: SourceTable) {
  return {
    id: table.column("ID", "Azonosító"),
    type: table.column("Type", "Típus"),
    sku: table.column("SKU", "Cikkszám"),
    name: table.column("Name", "Név"),
    published: table.column("Published", "Közzétéve"),
    short: table.column("Short description", "Rövid leírás"),
    description: table.column("Description", "Leírás"),
    price: table.column("Regular price", "Normál ár"),
    reduced: table.column("Sale price", "Akciós ár"),
    stock: table.column("Stock", "Készlet"),
    categories: table.column("Categories", "Kategória", "Kategóriák"),
    images: table.column("Images", "Képek"),
    parent: table.column("Parent", "Szülő"),
    brands: table.column("Brands", "Márkák"),
    weights: table.columns(/^(?:weight|tömeg|súly) \((\w+)\)$/i),
    attributes: attributesOf(table),
  }
}

/** "Attribute 1 name" and "Attribute 1 value(s)", in either language. */
function attributesOf(table: SourceTable): { name: ReadCell; value: ReadCell }[] {
  const names = table.columns(/^(?=.*(?:attribute|tulajdonság))(?=.*n[eé]v|.*name)\D*(\d+)\D*$/i)
  const values = table.columns(/^(?=.*(?:attribute|tulajdonság))(?=.*(?:value|érték))\D*(\d+)\D*$/i)
  // Attribute flags of WordPress that say nothing about the product.
  table.columns(/^attribute \d+ (?:visible|global)$/i)
  return names.flatMap(({ parts: [number], read: name }) => {
    const value = values.find(({ parts: [one] }) => one === number)?.read
    return value ? [{ name, value }] : []
  })
}

function read(file: readonly (readonly string[])[]): ImportedProducts {
  const table = new SourceTable(file)
  const columns = columnsOf(table)
  const isVariation = (line: SourceRow) => /variation|variáció/i.test(columns.type(line))
  const byParent = Map.groupBy(table.lines.filter(isVariation), (line) => columns.parent(line))
  const problems: RowProblem[] = []
  const products = table.lines.flatMap((line) => {
    if (isVariation(line)) return []
    const type = columns.type(line)
    if (UNKNOWN_TYPE.test(type)) {
      problems.push({
        row: line.row,
        message: staffText({
          hu: `„${type}” típusú terméket ez a bolt nem árul.`,
          en: `This shop does not sell products of the type “${type}”.`,
        }),
      })
      return []
    }
    const variations = takeVariations(byParent, line, columns)
    if (/variable|variálható/i.test(type) && variations.length === 0) {
      problems.push({
        row: line.row,
        message: staffText({
          hu: "A terméknek vannak változatai, de a fájlban egy sincs.",
          en: "The product has variants, but none of them is in the file.",
        }),
      })
      return []
    }
    return [readProduct(line, variations, columns)]
  })
  for (const { row } of [...byParent.values()].flat()) {
    problems.push({
      row,
      message: staffText({
        hu: "A változat terméke nincs a fájlban.",
        en: "The product of the variant is not in the file.",
      }),
    })
  }
  return { products, problems, remarks: remarksOf(table, columns, isVariation) }
}

/** A variation names its product by SKU, or by "id:" and its number. */
function takeVariations(byParent: Map<string, SourceRow[]>, line: SourceRow, { id, sku }: Columns) {
  return [sku(line), `id:${id(line)}`].flatMap((parent) => {
    const found = parent ? (byParent.get(parent) ?? []) : []
    byParent.delete(parent)
    return found
  })
}

function readProduct(line: SourceRow, variations: readonly SourceRow[], columns: Columns): ImportedProduct {
  const { name, short, description, categories, images, published, brands } = columns
  const own: ImportedVariant = { ...readVariant(line, columns), options: [] }
  return {
    handle: "",
    title: name(line),
    subtitle: "",
    description: [short(line), description(line)].map(textOf).filter(Boolean).join("\n\n"),
    maker: brands(line),
    categories: splitEscaped(categories(line)).map((path) => path.split(">").map((part) => part.trim())),
    pictures: [...new Set([line, ...variations].flatMap((one) => splitAddresses(images(one))))],
    isHidden: published(line) !== "1",
    variants:
      variations.length === 0
        ? [own]
        : variations.map((variation) => {
            const variant = readVariant(variation, columns)
            return { ...variant, weight: variant.weight || own.weight }
          }),
  }
}

function readVariant(line: SourceRow, columns: Columns): ImportedVariant {
  const { id, sku, price, stock, weights, attributes } = columns
  const pieces = stock(line)
  return {
    row: line.row,
    sku: sku(line),
    key: id(line),
    options: attributes
      .map(({ name, value }) => ({ name: name(line), value: splitEscaped(value(line)).join(", ") }))
      .filter((option) => option.name && option.value),
    price: price(line),
    // Such a variation's stock is its product's, for all variations together.
    stock: pieces === "parent" ? "" : pieces,
    weight:
      weights.map(({ parts: [unit = ""], read: cell }) => readGrams(cell(line), unit)).find(Boolean) ?? "",
  }
}

function remarksOf(table: SourceTable, columns: Columns, isVariation: (line: SourceRow) => boolean) {
  const reduced = table.lines.filter((line) => columns.reduced(line)).length
  const described = table.lines.filter((line) => {
    const isVariable = /variable|variálható/i.test(columns.type(line))
    return !isVariation(line) && !isVariable && readVariant(line, columns).options.length > 0
  }).length
  return [
    staffText({
      hu: "A WooCommerce fájlja nem mondja meg, bruttók-e az árak és milyen pénznemben vannak: a bolt bruttó forintnak veszi őket.",
      en: "WooCommerce's file does not say whether prices are gross and in which currency: the shop takes them for gross forints.",
    }),
    ...(reduced > 0
      ? [
          staffText({
            hu: `${reduced} sorban akciós ár is áll: a normál ár jön be, az akciót az „Árlisták” alatt vegye fel.`,
            en: `${reduced} rows have a reduced price, too: the regular one comes in; add the sale under “Price Lists”.`,
          }),
        ]
      : []),
    ...(described > 0
      ? [
          staffText({
            hu: `${described} termék tulajdonságai (nem változatai) kimaradnak: „Készítő és termékjellemzők” alatt pótolhatók.`,
            en: `The attributes of ${described} products (not those of variants) are left out: add them under “Maker and product features”.`,
          }),
        ]
      : []),
    ...remarkLeftOut(table),
  ]
}

/** The export writes line breaks as backslash and n. */
const textOf = (html: string) => toPlainText(html.replace(/\\n/g, "\n"))

/** Values are separated by commas; a comma within a value has a backslash in front. */
const splitEscaped = (cell: string) =>
  cell
    .split(/(?<!\\),/)
    .map((part) => part.replace(/\\,/g, ",").trim())
    .filter(Boolean)

const splitAddresses = (cell: string) =>
  cell
    .split(/,\s*(?=https?:|\/)/i)
    .map((url) => url.trim())
    .filter(Boolean)
