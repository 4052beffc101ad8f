import { PHOTO_SIDE } from "@porteka/commerce-sdk/wire"
import { fitInside } from "./fit-inside.ts"

/** A smaller file is sent as it is. */
const QUICK_BYTES = 400_000
const JPEG_QUALITY = 0.8
/** Browsers that hide what a canvas shows from trackers change colors, a little or beyond recognition. */
const TEST_COLOR = [20, 120, 220] as const
const TOLERATED_CHANGE = 8

/**
 * The photo in the size that the shop keeps, upright, so that a slow connection can send it within the server's time limit.
 * The file itself if the browser cannot read it or the result is no smaller.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.size <= QUICK_BYTES) return file
  const bytes = await redraw(file)
  if (!bytes || bytes.size >= file.size) return file
  return new File([bytes], "photo.jpg", { type: bytes.type })
}

async function redraw(file: File): Promise<Blob | null> {
  const picture = await readPicture(file)
  if (!picture) return null
  const canvas = Object.assign(document.createElement("canvas"), fitInside(picture, PHOTO_SIDE))
  const context = canvas.getContext("2d")
  if (!context || !showsTrueColors(context)) return null
  // As the server does: transparent parts become white.
  context.fillStyle = "#fff"
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = "high"
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY))
}

/** The photo upright; null if the browser cannot read it. */
export async function readPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" })
  } catch (error) {
    // No picture that it knows (DOMException), or an old browser without this option (TypeError).
    if (error instanceof DOMException || error instanceof TypeError) return null
    throw error
  }
}

function showsTrueColors(context: CanvasRenderingContext2D): boolean {
  context.fillStyle = `rgb(${TEST_COLOR.join(" ")})`
  context.fillRect(0, 0, 1, 1)
  const shown = context.getImageData(0, 0, 1, 1).data
  return TEST_COLOR.every((value, at) => Math.abs(value - (shown[at] ?? 0)) <= TOLERATED_CHANGE)
}
