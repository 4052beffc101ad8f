import { randomUUID } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { ReviewPhoto } from "@porteka/commerce-sdk"
import type { FileStore } from "../../files/file-store.ts"
import { shopFiles } from "../../files/shop-files.ts"
import { REVIEW_MODULE } from "../../modules/review/index.ts"
import type { NewPhoto } from "../../modules/review/service.ts"
import { makePhoto, PHOTO_SIZES, type Photo, type PhotoSize } from "../../pictures/make-photo.ts"
import { UnreadablePictureError } from "../../pictures/make-picture.ts"

const SIZES = Object.keys(PHOTO_SIZES) as PhotoSize[]

const photoFile = (id: string, size: PhotoSize): string => `${id}-${size}.jpg`

export function toPhotoView({ id, width, height }: Pick<NewPhoto, "id" | "width" | "height">): ReviewPhoto {
  const address = (size: PhotoSize) => `/review-photos/${photoFile(id, size)}`
  return { small: address("small"), large: address("large"), width, height }
}

/** @throws invalid_data if one of them is not a photo */
export async function drawPhotos(sent: readonly string[]): Promise<Photo[]> {
  const photos: Photo[] = []
  try {
    for (const bytes of sent) photos.push(await makePhoto(Buffer.from(bytes, "base64")))
  } catch (error) {
    if (!(error instanceof UnreadablePictureError)) throw error
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "A photo cannot be read")
  }
  return photos
}

/**
 * Replaces a review's photos. Rows are written before their files, so that files left by a crash are found and
 * deleted.
 */
export async function keepPhotos(
  container: MedusaContainer,
  reviewId: string,
  photos: readonly Photo[],
  files: FileStore = shopFiles().reviewPhotos,
): Promise<void> {
  const reviews = container.resolve(REVIEW_MODULE)
  const rows = photos.map(({ width, height }, position) => ({ id: randomUUID(), position, width, height }))
  await reviews.recordPhotos(rows)
  for (const [index, { id }] of rows.entries()) {
    for (const size of SIZES) {
      const bytes = photos[index]?.files[size]
      if (bytes) await files.write(photoFile(id, size), bytes, "image/jpeg")
    }
  }
  await reviews.showPhotos(
    reviewId,
    rows.map(({ id }) => id),
  )
  await deleteLostPhotos(container, files)
}

/** Deletes the files of photos whose review is gone or has other photos now. */
export async function deleteLostPhotos(
  container: MedusaContainer,
  files: FileStore = shopFiles().reviewPhotos,
): Promise<void> {
  const reviews = container.resolve(REVIEW_MODULE)
  for (const id of await reviews.listLostPhotos()) {
    for (const size of SIZES) await files.remove(photoFile(id, size))
    await reviews.forgetPhoto(id)
  }
}
