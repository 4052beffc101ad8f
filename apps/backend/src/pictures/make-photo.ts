import { PHOTO_SIDE } from "@porteka/commerce-sdk"
import sharp from "sharp"
import { oneByOne } from "../records/one-by-one.ts"
import { MAX_INPUT_PIXELS, UnreadablePictureError } from "./make-picture.ts"

/** A JPEG is decoded at a small size; of other formats every pixel is decoded, and a screen has no more than these. */
const MAX_DECODED_PIXELS = 16_000_000

/** Common photo formats with the most pixels that one may have; every other format is refused. */
const FORMATS: Partial<Record<string, number>> = {
  jpeg: MAX_INPUT_PIXELS,
  png: MAX_DECODED_PIXELS,
  webp: MAX_DECODED_PIXELS,
}
const JPEG = { quality: 80, progressive: true } as const

/** The longer side of each size, in pixels. */
export const PHOTO_SIZES = { small: 320, large: PHOTO_SIDE } as const
export type PhotoSize = keyof typeof PHOTO_SIZES

export interface Photo {
  files: Record<PhotoSize, Buffer>
  /** For the small size. */
  width: number
  height: number
}

/** Anybody sends photos, and a small file can need as much time and memory as a large one: the others wait for it. */
const inTurn = oneByOne()

/**
 * Re-encodes a customer's photo: only its pixels are kept, upright, without the location and other hidden
 * data of the file.
 *
 * @throws UnreadablePictureError
 */
export const makePhoto = (original: Buffer): Promise<Photo> => inTurn(() => reencode(original))

async function reencode(original: Buffer): Promise<Photo> {
  try {
    const source = sharp(original, { limitInputPixels: MAX_INPUT_PIXELS, failOn: "error" })
    const { format, width: w = 0, height: h = 0 } = await source.metadata()
    if (w * h > (FORMATS[format] ?? 0)) throw new Error(`${format} of ${w} × ${h} is not taken`)
    const { data, info } = await source
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({ ...square(PHOTO_SIZES.large), fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true })
    const upright = () => sharp(data, { raw: info })
    const large = await upright().jpeg(JPEG).toBuffer()
    const small = await upright()
      .resize({ ...square(PHOTO_SIZES.small), fit: "inside", withoutEnlargement: true })
      .jpeg(JPEG)
      .toBuffer({ resolveWithObject: true })
    const { width, height } = small.info
    return { files: { small: small.data, large }, width, height }
  } catch (cause) {
    throw new UnreadablePictureError("These bytes are no photo that is taken", { cause })
  }
}

const square = (side: number) => ({ width: side, height: side })
