import { requirePicture, UnreadablePictureError } from "../pictures/make-picture.ts"
import { invalidData } from "../refusals/refusals.ts"
import { MAX_UPLOAD_BYTES } from "./read-upload.ts"
import { locateUpload } from "./upload-files.ts"

/** A file of a form, as Medusa's route gets it. */
export interface SentFile {
  originalname: string
  mimetype: string
  buffer: Buffer
}

const MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024

/**
 * A file that says it is a picture must be one; any other file, such as a table, is let through.
 * @throws 400 with a sentence for the staff
 */
export async function requireReadable({ originalname, mimetype, buffer }: SentFile): Promise<void> {
  // Browsers send names as UTF-8, the form is read as Latin-1.
  const name = Buffer.from(originalname, "latin1").toString()
  const isPicture = mimetype.startsWith("image/") || locateUpload(name)?.contentType.startsWith("image/")
  if (!isPicture) return
  if (buffer.byteLength > MAX_UPLOAD_BYTES) throw tooLarge(name)
  try {
    await requirePicture(buffer)
  } catch (error) {
    throw error instanceof UnreadablePictureError ? unreadable(name) : error
  }
}

const unreadable = (name: string) =>
  invalidData({
    hu: `„${name}” nem olvasható képként. JPEG, PNG vagy WebP képet töltsön fel, legfeljebb ${MEGABYTES} MB méretben.`,
    en: `“${name}” cannot be read as a picture. Upload a JPEG, PNG or WebP picture of at most ${MEGABYTES} MB.`,
  })

const tooLarge = (name: string) =>
  invalidData({
    hu: `„${name}” nagyobb ${MEGABYTES} MB-nál.`,
    en: `“${name}” is larger than ${MEGABYTES} MB.`,
  })
