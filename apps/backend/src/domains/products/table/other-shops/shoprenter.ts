import { staffText } from "../../../../staff-language/staff-language.ts"
import type { RowProblem } from "../plan-import.ts"
import { type FlatColumns, readFlatProduct, remarkPrices, splitPath } from "./flat-product.ts"
import { readGrams } from "./imported-cells.ts"
import type { ImportedProduct, ImportedProducts, ShopSystem } from "./imported-products.ts"
import { remarkLeftOut, type SourceRow, SourceTable } from "./source-table.ts"

/** The option name of a product's variants, as long as the file only names the variants. */
const OPTION = "Változat"

/**
 * Shoprenter's product export, one variant per row. Columns are identified by the field names of Shoprenter's
 * API (https://doc.shoprenter.hu, `productExtend`) and their Hungarian names; the CSV header is not published
 * (ADR 0082), so any other column is reported as ignored.
 */
export const shoprenter: ShopSystem = {
  name: "Shoprenter",
  isHead: (names) =>
    (names.has("sku") &&
      [...names].some((name) => /^name(?: \(hu\)|_hu)?$/.test(name)) &&
      names.has("price")) ||
    (names.has("cikkszám") &&
      [...names].some((name) => /^(?:terméknév|termék neve)(?: \(hu\))?$/.test(name))),
  read,
}

function read(file: readonly (readonly string[])[]): ImportedProducts {
  const table = new SourceTable(file)
  const columns = columnsOf(table)
  const parent = table.column("parentProduct", "Szülő termék", "Szülő cikkszám", "Szülő termék cikkszáma")
  const isChild = (line: SourceRow) => Boolean(parent(line)) && parent(line) !== columns.sku(line)
  const children = Map.groupBy(table.lines.filter(isChild), parent)
  const products = table.lines
    .filter((line) => !isChild(line))
    .map((line) => {
      const found = children.get(columns.sku(line)) ?? []
      children.delete(columns.sku(line))
      return withVariants(
        readFlatProduct(line, columns),
        found.map((child) => readFlatProduct(child, columns)),
      )
    })
  const problems: RowProblem[] = [...children.values()].flat().map(({ row }) => ({
    row,
    message: staffText({
      hu: "A változat szülő terméke nincs a fájlban.",
      en: "The parent product of the variant is not in the file.",
    }),
  }))
  const said = children.size > 0 || products.some(({ variants }) => variants.length > 1)
  return {
    products,
    problems,
    remarks: [
      ...(said
        ? [
            staffText({
              hu: `A változatok opciója „${OPTION}” lesz, értéke a nevük vagy a cikkszámuk: írja át a termék lapján.`,
              en: `The option of the variants will be “${OPTION}”, its value their name or SKU: change it on the page of the product.`,
            }),
          ]
        : []),
      ...remarkPrices(table.lines, columns),
      ...remarkLeftOut(table),
    ],
  }
}

/** A product with variants is a variant itself. */
function withVariants(product: ImportedProduct, children: readonly ImportedProduct[]): ImportedProduct {
  if (children.length === 0) return product
  const variants = [product, ...children].flatMap(({ title, variants: own }) =>
    own.map((variant) => {
      const rest = title.startsWith(product.title) ? title.slice(product.title.length) : title
      const value = rest.replace(/^[\s,–-]+/, "") || variant.sku
      return { ...variant, options: [{ name: OPTION, value }] }
    }),
  )
  return { ...product, pictures: [product, ...children].flatMap(({ pictures }) => pictures), variants }
}

function columnsOf(table: SourceTable): FlatColumns {
  const inHungarian = (...names: string[]) =>
    table.column(...names.flatMap((name) => [name, `${name} (hu)`, `${name}_hu`]))
  const status = table.column("status", "Státusz", "Állapot")
  const weight = table.column("weight", "Tömeg", "Súly", "Tömeg (kg)")
  const category = table.column("categories", "category", "Kategória", "Kategóriák")
  const pictures = table.columns(
    /^(?:mainPicture|Termékkép|Kép|Képek|Elsődleges kép|További képek?)(?: \d+)?$/i,
  )
  return {
    sku: table.column("sku", "Cikkszám"),
    title: inHungarian("name", "Terméknév", "Termék neve"),
    handle: inHungarian("urlAlias", "SEO URL"),
    descriptions: [inHungarian("shortDescription", "Rövid leírás"), inHungarian("description", "Leírás")],
    gross: table.column("Bruttó ár", "grossPrice"),
    net: table.column("price", "Nettó ár", "Alapár"),
    rate: table.column("taxClass", "ÁFA", "Áfakulcs", "ÁFA osztály"),
    stock: table.column("stock1", "Raktárkészlet", "Raktárkészlet 1", "Készlet", "Mennyiség"),
    weight: (line) => readGrams(weight(line), "kg"),
    maker: table.column("manufacturer", "Gyártó"),
    isHidden: (line) => /^(?:0|letiltott|inaktív)$/i.test(status(line)),
    categories: (line) =>
      category(line)
        .split(/[|;\n]/)
        .flatMap((path) => splitPath(path.trim(), ">")),
    pictures: (line) => pictures.flatMap(({ read: cell }) => cell(line).split(/[|,;\s]+/)).filter(Boolean),
  }
}
