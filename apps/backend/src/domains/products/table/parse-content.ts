import { parseVariantMetadata, type VariantMetadata } from "../../../modules/catalogue/product-metadata.ts"

type Content = NonNullable<VariantMetadata["content"]>

/** How people write pieces; the first is written by the table. */
const PIECES = ["db", "darab", "pcs", "piece", "pieces"]

/** The content of a package: "350 g", "0,7 l", "6 db". Undefined if it is not a content. */
export function parseContent(text: string): Content | undefined {
  const [, amount = "", unit = ""] = /^(\d+(?:[.,]\d+)?)\s*([a-z]+2?)$/.exec(text.trim()) ?? []
  return parseVariantMetadata({
    content: { value: Number(amount.replace(",", ".")), unit: PIECES.includes(unit) ? "piece" : unit },
  }).content
}

/** As the table writes it. */
export const writeContent = ({ value, unit }: Content): string =>
  `${value} ${unit === "piece" ? PIECES[0] : unit}`
