/** Widths every picture is made in, in pixels, as far as the original is wide enough. */
const PICTURE_WIDTHS = [160, 320, 480, 640, 800, 1200, 1600] as const

/** What the finished files are, by how their names end. */
export const PICTURE_TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const
export type PictureExtension = keyof typeof PICTURE_TYPES

/** Where the storefront serves the finished files. */
export const PICTURES_PATH = "/pictures"

/** What is known of a finished picture; its alternative text belongs to whoever shows it. */
export interface PictureSizes {
  /** Path without width and extension: `/pictures/kek-bogre-1-3f9a2c1b`. */
  base: string
  widths: number[]
  /** Of the largest one, in pixels. */
  width: number
  height: number
  /** Average colour, `#rrggbb`. */
  tone: string
}

/** Widths for an original of this width; a tiny original keeps its own. */
export function widthsFor(originalWidth: number): number[] {
  const widths = PICTURE_WIDTHS.filter((width) => width <= originalWidth)
  return widths.length > 0 ? widths : [originalWidth]
}

/** The one address that every mail program, every feed and the admin understand. */
export function jpegUrl({ base, width }: Pick<PictureSizes, "base" | "width">): string {
  return `${base}-${width}.jpg`
}
