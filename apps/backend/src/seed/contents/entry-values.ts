import type { NewProduct, ProductText } from "@porteka/shop"
import type { ContentValues } from "../../modules/content/content-kinds.ts"
import type { PictureRecord } from "../../pictures/picture-record.ts"
import { madePicture } from "./pictures.ts"

/** A field in each available language. */
export function valuesOf(field: string, text: ProductText): ContentValues {
  return Object.fromEntries(Object.entries(text).map(([locale, words]) => [`${field}.${locale}`, words]))
}

/**
 * The value of a picture field: one of the entry's own pictures, or one of a product with its alternative
 * text. Empty if no step has created it.
 */
export function entryPicture(file: string, products: readonly NewProduct[]): string {
  const sizes = madePicture(file)
  const alt = products.flatMap(({ pictures }) => pictures).find((picture) => picture.file === file)?.alt
  const picture: PictureRecord | null = sizes && { ...sizes, ...(alt && { alt }) }
  return picture ? JSON.stringify(picture) : ""
}
