import type { CataloguePicture } from "./catalogue-types.ts"

/** The home page's data besides products. */
export interface HomeContent {
  /** The large picture; null if there is none. */
  picture: CataloguePicture | null
  /** Beside the makers' story; null if there is none. */
  story_picture: CataloguePicture | null
  /** The makers of products on sale, by name. */
  makers: HomeMaker[]
}

export interface HomeMaker {
  name: string
  /** The town or village it works in. */
  place: string
  /** The slug of its page; null if it has none. */
  handle: string | null
}
