import { parseVariantMetadata, type VariantMetadata } from "../../../modules/catalogue/product-metadata.ts"

/** What is in a package, as it is written: "350 g", "0,7 l". Undefined when it is nothing of the sort. */
export function parseContent(text: string): VariantMetadata["content"] {
  const [, amount = "", unit] = /^(\d+(?:[.,]\d+)?)\s*([a-z]+2?)$/.exec(text.trim()) ?? []
  return parseVariantMetadata({ content: { value: Number(amount.replace(",", ".")), unit } }).content
}
