import type { CataloguePicture } from "./catalogue-types.ts"

/** What the home page shows beside goods. */
export interface HomeContent {
  /** The large picture; null where the shop has none. */
  picture: CataloguePicture | null
  /** Beside the makers' story; null where the shop has none. */
  story_picture: CataloguePicture | null
  /** The workshops whose goods are sold, by name. */
  makers: HomeMaker[]
}

export interface HomeMaker {
  name: string
  /** The town or village it works in. */
  place: string
  /** Of its page; null where it has none. */
  handle: string | null
}
