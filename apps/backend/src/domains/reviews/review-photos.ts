import type { MedusaContainer } from "@medusajs/framework/types"
import { shopFiles } from "../../files/shop-files.ts"
import { REVIEW_MODULE } from "../../modules/review/index.ts"
import { deleteLostPhotos, type PhotoPlace } from "../../photos/keep-photos.ts"

/** The address of the files of published photos, at storefronts and, below `/catalogue`, at the back end. */
export const REVIEW_PHOTOS_FOLDER = "/review-photos"

/** Their address at storefronts for whoever may see the order. */
export const authorsPhotosFolder = (orderId: string): string => `/order-review-photos/${orderId}`

export const reviewPhotos = (container: MedusaContainer): PhotoPlace => ({
  rows: container.resolve(REVIEW_MODULE).photos,
  files: shopFiles().reviewPhotos,
})

export const deleteLostReviewPhotos = (container: MedusaContainer): Promise<void> =>
  deleteLostPhotos(reviewPhotos(container))
