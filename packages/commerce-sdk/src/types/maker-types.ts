import type { CataloguePicture } from "./catalogue-types.ts"

/** A maker in a list. */
export interface MakerSummary {
  handle: string
  name: string
  /** The town or village it works in. */
  place: string
  trade: string
  excerpt: string
  /** Map coordinates; null if unknown. */
  location: { latitude: number; longitude: number } | null
  /** The year it started; null if unknown. */
  since: number | null
  picture: CataloguePicture | null
}

/** A maker's page. */
export interface Maker extends MakerSummary {
  /** Markdown. */
  story: string
  /** Products on sale, newest first. */
  product_handles: string[]
}
