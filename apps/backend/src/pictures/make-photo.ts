import sharp from "sharp"
import { MAX_INPUT_PIXELS, UnreadablePictureError } from "./make-picture.ts"

/** Common photo formats; every other format is refused. */
const FORMATS: readonly string[] = ["jpeg", "png", "webp"]
const JPEG = { quality: 80, progressive: true } as const

/** The longer side of each size, in pixels. */
export const PHOTO_SIZES = { small: 320, large: 1600 } as const
export type PhotoSize = keyof typeof PHOTO_SIZES

export interface Photo {
  files: Record<PhotoSize, Buffer>
  /** For the small size. */
  width: number
  height: number
}

/**
 * Re-encodes a customer's photo: only its pixels are kept, upright, without the location and other hidden
 * data of the file.
 *
 * @throws UnreadablePictureError
 */
export async function makePhoto(original: Buffer): Promise<Photo> {
  try {
    const source = sharp(original, { limitInputPixels: MAX_INPUT_PIXELS, failOn: "error" })
    const { format } = await source.metadata()
    if (!FORMATS.includes(format)) throw new Error(`${format} is not taken`)
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
