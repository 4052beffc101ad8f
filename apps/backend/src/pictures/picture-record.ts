import type { ShopPicture } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"

/** The value of `picture_sizes` in the metadata of a product image, a category or a collection. */
export interface PictureRecord extends ShopPicture {
  /** Absent: the place that shows the picture has a name for it. */
  alt?: Partial<Record<Locale, string>>
}

/** The picture in metadata, not validated; undefined if there is none. */
export function recordedBase(metadata: Record<string, unknown> | null | undefined): string | undefined {
  return (metadata?.picture_sizes as PictureRecord | undefined)?.base
}
