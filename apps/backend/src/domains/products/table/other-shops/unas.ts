import { staffText } from "../../../../staff-language/staff-language.ts"
import { type FlatColumns, readFlatProduct, remarkPrices, splitPath } from "./flat-product.ts"
import { readGrams } from "./imported-cells.ts"
import type { ImportedProducts, ShopSystem } from "./imported-products.ts"
import { remarkLeftOut, SourceTable } from "./source-table.ts"

/**
 * UNAS' product export ("Termék adatbázis"), one product per row. Column names come from public programs that
 * read and write such files (ADR 0082 says which are certain). Products with variants have them in one row,
 * too; those columns are reported as ignored.
 */
export const unas: ShopSystem = {
  name: "UNAS",
  isHead: (names) =>
    names.has("cikkszám") && names.has("termék név") && (names.has("nettó ár") || names.has("bruttó ár")),
  read,
}

function read(file: readonly (readonly string[])[]): ImportedProducts {
  const table = new SourceTable(file)
  const columns = columnsOf(table)
  const reduced = table.column("Akciós Bruttó Ár", "Akciós Nettó Ár")
  const sales = table.lines.filter((line) => reduced(line)).length
  return {
    products: table.lines.map((line) => readFlatProduct(line, columns)),
    problems: [],
    remarks: [
      ...remarkPrices(table.lines, columns),
      ...(sales > 0
        ? [
            staffText({
              hu: `${sales} sorban akciós ár is áll: a rendes ár jön be, az akciót az „Árlisták” alatt vegye fel.`,
              en: `${sales} rows have a reduced price, too: the usual one comes in; add the sale under “Price Lists”.`,
            }),
          ]
        : []),
      ...remarkLeftOut(table),
    ],
  }
}

function columnsOf(table: SourceTable): FlatColumns {
  const status = table.column("Státusz")
  const weight = table.column("Tömeg")
  const category = table.column("Kategória")
  const others = table.columns(/^Alternatív Kategória \d+$/i)
  const picture = table.column("Kép link")
  const makers = table.columns(/^Paraméter: (?:Márka|Gyártó)\|/i)
  return {
    sku: table.column("Cikkszám"),
    title: table.column("Termék Név"),
    handle: table.column("SEF URL"),
    descriptions: [table.column("Rövid Leírás"), table.column("Tulajdonságok")],
    gross: table.column("Bruttó Ár"),
    net: table.column("Nettó Ár"),
    rate: table.column("ÁFA"),
    stock: table.column("Raktárkészlet"),
    weight: (line) => readGrams(weight(line), "kg"),
    maker: (line) => makers.map(({ read: cell }) => cell(line)).find(Boolean) ?? "",
    isHidden: (line) => status(line) === "0",
    categories: (line) =>
      [category, ...others.map(({ read: cell }) => cell)].flatMap((cell) => splitPath(cell(line), "|")),
    pictures: (line) => [picture(line)].filter(Boolean),
  }
}
