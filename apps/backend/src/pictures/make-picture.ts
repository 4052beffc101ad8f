import { createHash } from "node:crypto"
import { toHandle } from "@porteka/hungary"
import type { ShopPicture } from "@porteka/shop"
import sharp from "sharp"
import { type FileStore, readWhole } from "../files/file-store.ts"
import { PICTURE_TYPES, PICTURES_PATH, type PictureExtension, widthsFor } from "./picture-files.ts"

/** Part of every hash: a change of the processing gives pictures new names. */
const RECIPE = "1"
const HASH_LENGTH = 10

/** Effort 1 takes a sixth of the time of sharp's default and makes files 9% larger. */
const AVIF = { quality: 52, effort: 1 } as const
const PREPARED_AVIF = { ...AVIF, effort: 4 } as const
/** For browsers without AVIF: effort 2 takes half the time of sharp's default and makes files 4% larger. */
const WEBP = { quality: 78, effort: 2 } as const
const JPEG = { quality: 82, progressive: true } as const

/**
 * Formats that hold pixels. A drawing (SVG) is a program: a text of 200 characters keeps a thread busy for minutes, and four
 * of them the whole back end.
 */
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "gif", "heif"]

/** Limits the memory of a decoder: 40 million pixels are a 7 300 × 5 480 photograph. */
export const MAX_INPUT_PIXELS = 40_000_000

/** The longest side of a WebP. */
const MAX_SIDE = 16_383

// One thread per picture: several pictures are processed at once, so their number is the limit.
sharp.concurrency(1)

/** The bytes are not a readable picture. */
export class UnreadablePictureError extends Error {
  override readonly name = "UnreadablePictureError"
}

/** The name of a picture's files without width and extension. @param name the readable part of it */
export function pictureFile(original: Buffer, name: string): string {
  const hash = createHash("sha256").update(RECIPE).update(original).digest("hex").slice(0, HASH_LENGTH)
  return `${toHandle(name)}-${hash}`
}

/**
 * Creates all sizes of a picture in `files`. A picture that was processed before is recognized by its bytes
 * and only looked up.
 *
 * @param name the readable part of the file name
 * @param prepared a folder that may contain AVIF files created in advance, because they take most of the time
 * @throws UnreadablePictureError
 */
export async function makePicture(
  original: Buffer,
  name: string,
  files: FileStore,
  prepared?: FileStore,
): Promise<ShopPicture> {
  const file = pictureFile(original, name)
  return (await findFinished(files, file)) ?? (await make(original, file, files, prepared))
}

/**
 * Refuses bytes that `makePicture` would refuse, for a fraction of its time: all of them are read, but a JPEG is
 * decoded at a small size.
 * @throws UnreadablePictureError
 */
export async function requirePicture(original: Buffer): Promise<void> {
  try {
    await (await open(original)).resize(1).raw().toBuffer()
  } catch (cause) {
    throw unreadable(cause)
  }
}

async function findFinished(files: FileStore, file: string): Promise<ShopPicture | null> {
  const found = await files.open(`${file}.json`)
  return found ? JSON.parse((await readWhole(found)).toString()) : null
}

/** The description is written last: if it exists, all files exist. */
async function make(
  original: Buffer,
  file: string,
  files: FileStore,
  prepared?: FileStore,
): Promise<ShopPicture> {
  const upright = await decode(original)
  const widths = widthsFor(upright.info.width)
  const largest = widths.at(-1) ?? upright.info.width
  for (const width of widths) {
    const sized = () => from(upright).resize({ width })
    const write = (extension: PictureExtension, bytes: Buffer) =>
      files.write(`${file}-${width}.${extension}`, bytes, PICTURE_TYPES[extension])
    const found = await prepared?.open(`${file}-${width}.avif`)
    await write("avif", found ? await readWhole(found) : await sized().avif(AVIF).toBuffer())
    await write("webp", await sized().webp(WEBP).toBuffer())
    if (width === largest) await write("jpg", await sized().jpeg(JPEG).toBuffer())
  }
  const sizes: ShopPicture = {
    base: `${PICTURES_PATH}/${file}`,
    widths,
    width: largest,
    height: Math.round((upright.info.height * largest) / upright.info.width),
    tone: await averageColor(upright),
  }
  await files.write(`${file}.json`, JSON.stringify(sizes), "application/json")
  return sizes
}

/**
 * The AVIF files of a picture, created in advance for `makePicture`.
 *
 * @param prepared the missing ones are added to this store
 * @returns the names of all of them
 * @throws UnreadablePictureError
 */
export async function preparePicture(original: Buffer, name: string, prepared: FileStore): Promise<string[]> {
  const file = pictureFile(original, name)
  const upright = await decode(original)
  const names: string[] = []
  for (const width of widthsFor(upright.info.width)) {
    const avif = `${file}-${width}.avif`
    names.push(avif)
    const found = await prepared.open(avif)
    found?.body.destroy()
    if (found) continue
    const bytes = await from(upright).resize({ width }).avif(PREPARED_AVIF).toBuffer()
    await prepared.write(avif, bytes, PICTURE_TYPES.avif)
  }
  return names
}

/** The pixels of a decoded picture. */
interface Pixels {
  data: Buffer
  info: sharp.OutputInfo
}

/**
 * Neither sharp's `clone()` nor buffers of resized pixels: each would be a copy, and after every few of them the garbage
 * collector runs, which takes a back end longer than the pictures.
 */
const from = ({ data, info }: Pixels) => sharp(data, { raw: info })

/** Reads only the head of the file. @throws Error if it is no picture, or one of another format */
async function open(original: Buffer): Promise<sharp.Sharp> {
  const picture = sharp(original, { limitInputPixels: MAX_INPUT_PIXELS })
  const { format, width = 0, height = 0 } = await picture.metadata()
  if (!FORMATS.includes(format) || Math.max(width, height) > MAX_SIDE)
    throw new Error(`${format} of ${width} × ${height} is not taken`)
  return picture
}

async function decode(original: Buffer): Promise<Pixels> {
  try {
    return await (await open(original))
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw unreadable(cause)
  }
}

const unreadable = (cause: unknown) =>
  new UnreadablePictureError("These bytes are no picture that can be read", { cause })

async function averageColor(picture: Pixels): Promise<string> {
  const pixel = await from(picture).resize(1, 1, { fit: "fill", kernel: "cubic" }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString("hex")}`
}
