import type { ShopPicture } from "@porteka/shop"

/** The widths of every picture in pixels, as far as the original is wide enough. */
const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const

/** The media types of the files, by extension. */
export const PICTURE_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const
export type PictureExtension = keyof typeof PICTURE_TYPES

/** The storefront's path of the files. */
export const PICTURES_PATH = "/pictures"

/** The widths for an original of this width; a smaller original keeps its own. */
export function widthsFor(originalWidth: number): number[] {
  const widths = PICTURE_WIDTHS.filter((width) => width <= originalWidth)
  return widths.length > 0 ? widths : [originalWidth]
}

/** A URL that every mail program, every feed and the admin support. */
export function jpegUrl({ base, width }: Pick<ShopPicture, "base" | "width">): string {
  return `${base}-${width}.jpg`
}

/** Whether an address is that of a picture which the shop has read and made its sizes of. */
export const isShopPicture = (address: string | null): address is string =>
  address?.startsWith(`${PICTURES_PATH}/`) ?? false
