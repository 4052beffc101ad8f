import { z } from "@medusajs/framework/zod"
import { LOCALES } from "@porteka/shop/languages"
import type { LocalizedText, SourcePicture } from "../../modules/catalogue/document/source-product.ts"
import { writtenTexts } from "../../modules/catalogue/written-texts.ts"

/** The picture pipeline's data in the metadata of a product image, a category or a collection. */
const pictureSizesSchema = z.object({
  base: z.string().startsWith("/pictures/"),
  widths: z.array(z.number().int().positive()).min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  tone: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: writtenTexts.default({}),
})
/** The metadata key of the sizes. */
const storedSchema = z.object({ picture_sizes: pictureSizesSchema })

/**
 * The picture described by metadata; null until the pipeline has created its sizes.
 * @param fallbackAlt also for a language in which only others describe the picture
 */
export function findPicture(metadata: unknown, fallbackAlt: LocalizedText): SourcePicture | null {
  const { data } = storedSchema.safeParse(metadata)
  if (!data) return null
  const picture = data.picture_sizes
  const alt = LOCALES.map((locale) => [locale, picture.alt[locale] || fallbackAlt[locale]])
  return { ...picture, alt: Object.fromEntries(alt) }
}

interface StoredImage {
  url: string
  rank: number
  metadata: unknown
}

/** A product's pictures in order, without those that have no sizes yet, and the index of each by its URL. */
export function toSourcePictures(
  images: readonly StoredImage[],
  title: LocalizedText,
): { pictures: SourcePicture[]; places: ReadonlyMap<string, number> } {
  const made = [...images]
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ url, metadata }) => {
      const picture = findPicture(metadata, title)
      return picture ? [{ url, picture }] : []
    })
  return {
    pictures: made.map(({ picture }) => picture),
    places: new Map(made.map(({ url }, place) => [url, place])),
  }
}
