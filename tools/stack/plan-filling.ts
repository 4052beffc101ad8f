import { NO_CONTENTS } from "./settings.ts"

/** What is known about a shop before it opens. */
export type ShopData = {
  /** What its database was filled with; absent if it was not filled. */
  filledWith: string | undefined
  /** It has products or orders that were not loaded here: another shop's database, or a restored one. */
  hasForeignData: boolean
  /** Filling it was started here and interrupted. */
  isHalfFilled: boolean
  /** It has the storefront's API key. */
  knowsKey: boolean
  hasPictures: boolean
}

/**
 * What a start does to the data. `everything`: the foundation and the contents. `foundation`: what every shop
 * needs, if missing. `pictures`: also the files of its contents' pictures.
 */
export type Filling = "everything" | "foundation" | "pictures" | "nothing"

/** Contents are loaded once, into a database without products: from then on the data is the owner's. */
export function planFilling(data: ShopData): Filling {
  const { filledWith, hasForeignData, isHalfFilled, knowsKey, hasPictures } = data
  if (isHalfFilled) return "everything"
  if (filledWith === undefined) return hasForeignData ? "foundation" : "everything"
  if (!hasPictures && filledWith !== NO_CONTENTS) return "pictures"
  return knowsKey ? "nothing" : "foundation"
}
