import type { CataloguePicture } from "./catalogue-types.ts"

/** A maker as a list shows it. */
export interface MakerSummary {
  handle: string
  name: string
  /** The town or village it works in. */
  place: string
  trade: string
  excerpt: string
  /** Where it is drawn on a map; null where nobody has said. */
  location: { latitude: number; longitude: number } | null
  /** The year it began; null where nobody has said. */
  since: number | null
  picture: CataloguePicture | null
}

/** A maker's page. */
export interface Maker extends MakerSummary {
  /** Markdown. */
  story: string
  /** Goods on sale, newest first. */
  product_handles: string[]
}
