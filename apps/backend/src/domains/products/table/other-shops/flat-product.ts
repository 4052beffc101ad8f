import { staffText } from "../../../../staff-language/staff-language.ts"
import { grossOf } from "./imported-cells.ts"
import type { ImportedProduct } from "./imported-products.ts"
import { toPlainText } from "./plain-text.ts"
import type { ReadCell, SourceRow } from "./source-table.ts"

/** The general VAT rate of Hungary (Act CXXVII of 2007, § 82), for net prices without a rate. */
const USUAL_RATE = "27"

/** The columns of systems that write one product per row. */
export interface FlatColumns {
  sku: ReadCell
  title: ReadCell
  handle: ReadCell
  /** Each is a separate paragraph. */
  descriptions: readonly ReadCell[]
  gross: ReadCell
  net: ReadCell
  rate: ReadCell
  stock: ReadCell
  /** In grams. */
  weight: ReadCell
  maker: ReadCell
  isHidden: (line: SourceRow) => boolean
  categories: (line: SourceRow) => string[][]
  pictures: (line: SourceRow) => string[]
}

/** The product of a row, with its single variant. */
export function readFlatProduct(line: SourceRow, columns: FlatColumns): ImportedProduct {
  const { sku, title, handle, descriptions, gross, net, rate, stock, weight, maker } = columns
  const counted = () => grossOf(net(line), rate(line)) ?? grossOf(net(line), USUAL_RATE) ?? net(line)
  return {
    handle: handle(line),
    title: title(line),
    subtitle: "",
    description: descriptions
      .map((read) => toPlainText(read(line)))
      .filter(Boolean)
      .join("\n\n"),
    maker: maker(line),
    categories: columns.categories(line),
    pictures: columns.pictures(line),
    isHidden: columns.isHidden(line),
    variants: [
      {
        row: line.row,
        sku: sku(line),
        key: "",
        options: [],
        price: gross(line) || counted(),
        stock: stock(line),
        weight: weight(line),
      },
    ],
  }
}

/** Reports how many gross prices were computed, and products with another VAT rate. */
export function remarkPrices(lines: readonly SourceRow[], { sku, gross, net, rate }: FlatColumns): string[] {
  const counted = lines.filter((line) => !gross(line) && net(line)).length
  const special = lines.filter(
    (line) => rate(line) && grossOf("100", rate(line)) !== grossOf("100", USUAL_RATE),
  )
  const named = special.map((line) => `${sku(line)} (${rate(line)})`)
  return [
    ...(counted > 0
      ? [
          staffText({
            hu: `${counted} sorban csak nettó ár áll: a bruttó a sor áfakulcsával készült, ahol nincs, ${USUAL_RATE}%-kal. Ellenőrizze az árakat.`,
            en: `${counted} rows have a net price only: the gross one was made with the VAT rate of the row, with ${USUAL_RATE}% where there is none. Check the prices.`,
          }),
        ]
      : []),
    ...(named.length > 0
      ? [
          staffText({
            hu: `Más az áfakulcsa, mint ${USUAL_RATE}%; a boltban a Beállítások, „Adórégiók” alatt kapja meg: ${named.join(", ")}.`,
            en: `Their VAT rate is not ${USUAL_RATE}%; set it in the shop under Settings, “Tax Regions”: ${named.join(", ")}.`,
          }),
        ]
      : []),
  ]
}

/** The names of a category path, split by a separator. */
export const splitPath = (cell: string, sign: string): string[][] => {
  const names = cell.split(sign).map((name) => name.trim())
  return cell ? [names.filter(Boolean)] : []
}
