import { randomUUID } from "node:crypto"
import type { CustomerPhoto } from "@porteka/commerce-sdk"
import { keysOf } from "@porteka/shop"
import type { FileStore } from "../files/file-store.ts"
import { makePhoto, PHOTO_SIZES, type Photo, type PhotoSize } from "../pictures/make-photo.ts"
import { UnreadablePictureError } from "../pictures/make-picture.ts"
import { invalidData } from "../refusals/refusals.ts"
import type { NewPhoto, PhotoRows } from "./photo-rows.ts"

const SIZES = keysOf(PHOTO_SIZES)
const FILE = /^([0-9a-f]{8}-[0-9a-f-]{27})-(?:small|large)\.jpg$/

/** The name of a photo's file. */
export const photoFile = (id: string, size: PhotoSize): string => `${id}-${size}.jpg`

/** The id of the photo that a file belongs to. */
export const photoOfFile = (file: string): string | undefined => FILE.exec(file)?.[1]

/** @param folder the address below which its files are answered */
export function toPhotoView({ id, width, height }: NewPhoto, folder: string): CustomerPhoto {
  const address = (size: PhotoSize) => `${folder}/${photoFile(id, size)}`
  return { small: address("small"), large: address("large"), width, height }
}

/** @throws 400 if one of them is not a photo */
export async function drawPhotos(sent: readonly string[]): Promise<Photo[]> {
  const photos: Photo[] = []
  try {
    for (const bytes of sent) photos.push(await makePhoto(Buffer.from(bytes, "base64")))
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    throw invalidData("A photo cannot be read")
  }
  return photos
}

/** Where photos of one kind are. */
export interface PhotoPlace {
  rows: Pick<PhotoRows, "record" | "assign" | "listLost" | "forget">
  files: FileStore
}

/**
 * Replaces the photos of their owner. Rows are written before their files, so that files left by a crash are found and
 * deleted.
 */
export async function keepPhotos(
  { rows, files }: PhotoPlace,
  ownerId: string,
  photos: readonly Photo[],
): Promise<void> {
  const added = photos.map(({ width, height }, position) => ({ id: randomUUID(), position, width, height }))
  await rows.record(added)
  for (const [index, { id }] of added.entries()) {
    for (const size of SIZES) {
      const bytes = photos[index]?.files[size]
      if (bytes) await files.write(photoFile(id, size), bytes, "image/jpeg")
    }
  }
  await rows.assign(
    ownerId,
    added.map(({ id }) => id),
  )
  await deleteLostPhotos({ rows, files })
}

/** Deletes the files of photos whose owner is gone or has other photos now. */
export async function deleteLostPhotos({ rows, files }: PhotoPlace): Promise<void> {
  for (const id of await rows.listLost()) {
    for (const size of SIZES) await files.remove(photoFile(id, size))
    await rows.forget(id)
  }
}
