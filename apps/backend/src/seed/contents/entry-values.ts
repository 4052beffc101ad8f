import type { GoodsText, NewProduct } from "@porteka/shop"
import type { ContentValues } from "../../modules/content/content-kinds.ts"
import type { PictureRecord } from "../../pictures/picture-record.ts"
import { madePicture } from "./pictures.ts"

/** A field in each language it is written in. */
export function valuesOf(field: string, text: GoodsText): ContentValues {
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [`${field}.${locale}`, words]))
}

/**
 * The value of a field of a picture: an entry shows one of its own or one of a product, whose alternative text it then
 * takes. Empty where no step has made it.
 */
export function entryPicture(file: string, products: readonly NewProduct[]): string {
  const sizes = madePicture(file)
  const alt = products.flatMap(({ pictures }) => pictures).find((picture) => picture.file === file)?.alt
  const picture: PictureRecord | null = sizes && { ...sizes, ...(alt && { alt }) }
  return picture ? JSON.stringify(picture) : ""
}
