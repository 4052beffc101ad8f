import { MOST_PHOTOS, PHOTO_BYTES } from "@porteka/commerce-sdk"
import type { PhotoProblem } from "./photo-problem.ts"

/** The first bytes of the accepted file types; the back end checks the rest when it re-encodes them. */
const BEGINNINGS = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[\s\S]{4}WEBP/,
]
const BEGINNING_BYTES = 12

export type SentPhotos =
  /** Absent: the previous photos stay. */
  { photos?: string[] } | { problem: PhotoProblem }

/** The photos of a posted form, in base64. */
export async function readPhotos(form: FormData): Promise<SentPhotos> {
  // An empty file field is sent as one without bytes.
  const files = form
    .getAll("photos")
    .filter((file) => typeof file !== "string")
    .filter(({ size }) => size > 0)
  if (files.length === 0) return form.has("remove_photos") ? { photos: [] } : {}
  if (files.length > MOST_PHOTOS) return { problem: "photosMany" }
  if (files.some(({ size }) => size > PHOTO_BYTES)) return { problem: "photosLarge" }
  const photos = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())))
  if (!photos.every(isPhoto)) return { problem: "photosKind" }
  return { photos: photos.map((bytes) => bytes.toString("base64")) }
}

function isPhoto(bytes: Buffer): boolean {
  const beginning = bytes.toString("latin1", 0, BEGINNING_BYTES)
  return BEGINNINGS.some((pattern) => pattern.test(beginning))
}
