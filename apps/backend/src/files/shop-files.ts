import { basename, join } from "node:path"
import { type Environment, environment } from "../env.ts"
import { BUCKET_PREFIXES, bucketSettings } from "./bucket-settings.ts"
import { bucketStore } from "./bucket-store.ts"
import { type FileStore, folderStore, withFallback } from "./file-store.ts"

const REVIEW_PHOTOS = "review-photos"
const COMPLAINT_PHOTOS = "complaint-photos"

interface ShopFiles {
  /** The resized pictures. */
  pictures: FileStore
  /** Uploads and exports of the admin. */
  uploads: FileStore
  /** Photos in customer reviews. */
  reviewPhotos: FileStore
  /** Photos of complaints, for the staff alone. */
  complaintPhotos: FileStore
}

let opened: ShopFiles | undefined

export function shopFiles(): ShopFiles {
  opened ??= open(environment())
  return opened
}

function open(env: Environment): ShopFiles {
  const pictures = folderStore(env.PICTURES_DIR)
  const uploads = folderStore(env.UPLOADS_DIR)
  const reviewPhotos = folderStore(join(env.UPLOADS_DIR, REVIEW_PHOTOS))
  const complaintPhotos = folderStore(join(env.UPLOADS_DIR, COMPLAINT_PHOTOS))
  const bucket = bucketSettings(env)
  if (!bucket) return { pictures, uploads, reviewPhotos, complaintPhotos }
  return {
    pictures: withFallback(
      bucketStore(bucket, (name) => `${BUCKET_PREFIXES.pictures}${name}`),
      pictures,
    ),
    uploads: withFallback(bucketStore(bucket, basename), uploads),
    reviewPhotos: withFallback(
      bucketStore(bucket, (name) => `${BUCKET_PREFIXES.reviewPhotos}${name}`),
      reviewPhotos,
    ),
    complaintPhotos: withFallback(
      bucketStore(bucket, (name) => `${BUCKET_PREFIXES.complaintPhotos}${name}`),
      complaintPhotos,
    ),
  }
}
