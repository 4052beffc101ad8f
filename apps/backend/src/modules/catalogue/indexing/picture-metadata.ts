import { z } from "@medusajs/framework/zod"
import type { LocalizedText, SourcePicture } from "../document/source-product.ts"
import { CATALOGUE_LOCALES } from "../locales.ts"

/** What the picture pipeline writes into the metadata of a product image, a category or a collection. */
const pictureSizesSchema = z.object({
  base: z.string().startsWith("/pictures/"),
  widths: z.array(z.number().int().positive()).min(1),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  tone: z.string().regex(/^#[0-9a-f]{6}$/),
  alt: z.object({ hu: z.string(), en: z.string() }).partial().default({}),
})
export type PictureSizes = z.infer<typeof pictureSizesSchema>

/** The key under which the sizes stand in the metadata. */
const storedSchema = z.object({ picture_sizes: pictureSizesSchema })

/** The picture described by metadata; null while the pipeline has not made its sizes. */
export function findPicture(metadata: unknown, fallbackAlt: LocalizedText): SourcePicture | null {
  const { data } = storedSchema.safeParse(metadata)
  if (!data) return null
  const picture = data.picture_sizes
  const alt = CATALOGUE_LOCALES.map((locale) => [
    locale,
    picture.alt[locale] || picture.alt.hu || fallbackAlt[locale],
  ])
  return { ...picture, alt: Object.fromEntries(alt) }
}

/** A product's pictures in order, without those whose sizes are not made yet. */
export function toSourcePictures(
  images: readonly { rank: number; metadata: unknown }[],
  title: LocalizedText,
): SourcePicture[] {
  return [...images]
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ metadata }) => findPicture(metadata, title) ?? [])
}
