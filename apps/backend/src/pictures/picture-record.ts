import type { LocalizedText } from "../modules/catalogue/document/source-product.ts"
import type { PictureSizes } from "./picture-files.ts"

/** What stands under `picture_sizes` in the metadata of a product image, a category or a collection. */
export interface PictureRecord extends PictureSizes {
  /** Absent: whoever shows the picture has a name for it. */
  alt?: Partial<LocalizedText>
}

/** The picture noted in metadata, without judging it; undefined when there is none. */
export function recordedBase(metadata: Record<string, unknown> | null | undefined): string | undefined {
  return (metadata?.picture_sizes as PictureRecord | undefined)?.base
}
