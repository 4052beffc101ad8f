/** The maximum number of photos that customers send with a review or a complaint. */
export const MOST_PHOTOS = 3
/** The maximum size of each. */
export const PHOTO_BYTES = 6 * 1024 * 1024
/** The longer side that the shop keeps, in pixels. */
export const PHOTO_SIDE = 1600

/** A photo by a customer: URLs, and the size of the small one in pixels. */
export interface CustomerPhoto {
  small: string
  large: string
  width: number
  height: number
}
