import { parseVariantMetadata, type VariantMetadata } from "../../../modules/catalogue/product-metadata.ts"

/** The content of a package: "350 g", "0,7 l". Undefined if it is not a content. */
export function parseContent(text: string): VariantMetadata["content"] {
  const [, amount = "", unit] = /^(\d+(?:[.,]\d+)?)\s*([a-z]+2?)$/.exec(text.trim()) ?? []
  return parseVariantMetadata({ content: { value: Number(amount.replace(",", ".")), unit } }).content
}
