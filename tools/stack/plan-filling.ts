import { NO_CONTENTS } from "./settings.ts"

/** What is known of a shop before it opens. */
export type ShopData = {
  /** What its database was filled with; absent when nobody filled it. */
  filledWith: string | undefined
  /** Goods or orders that nobody here filled in: the database of another shop, or a restored one. */
  hasForeignData: boolean
  /** Somebody here began to fill it, and was stopped. */
  isHalfFilled: boolean
  /** Its storefront is let in. */
  knowsKey: boolean
  hasPictures: boolean
}

/**
 * What a start does to the data. `everything`: the foundation and the contents. `foundation`: what every shop needs, where
 * it is missing. `pictures`: also the files of its contents' pictures.
 */
export type Filling = "everything" | "foundation" | "pictures" | "nothing"

/** Contents are filled in once, into a database without goods: whatever became of them since is the owner's. */
export function planFilling(data: ShopData): Filling {
  const { filledWith, hasForeignData, isHalfFilled, knowsKey, hasPictures } = data
  if (isHalfFilled) return "everything"
  if (filledWith === undefined) return hasForeignData ? "foundation" : "everything"
  if (!hasPictures && filledWith !== NO_CONTENTS) return "pictures"
  return knowsKey ? "nothing" : "foundation"
}
