import { basename, join } from "node:path"
import { type Environment, environment } from "../env.ts"
import { type BucketSettings, bucketStore } from "./bucket-store.ts"
import { type FileStore, folderStore, withFallback } from "./file-store.ts"

/** Begins the keys of uploads in the bucket, by which its owner tells them from the finished pictures. */
export const UPLOAD_PREFIX = "upload-"
const PICTURE_PREFIX = "pictures/"

/** The bucket that the environment names; undefined: files lie in folders of this machine. */
export function bucketSettings({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Environment): BucketSettings | undefined {
  if (bucket === undefined) return undefined
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  return { bucket, region, endpoint, keys }
}

const REVIEW_PHOTOS = "review-photos"

interface ShopFiles {
  /** The finished sizes of pictures. */
  pictures: FileStore
  /** What the admin uploaded or exported. */
  uploads: FileStore
  /** What buyers show beside their reviews. */
  reviewPhotos: FileStore
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
  const bucket = bucketSettings(env)
  if (!bucket) return { pictures, uploads, reviewPhotos }
  return {
    pictures: withFallback(
      bucketStore(bucket, (name) => `${PICTURE_PREFIX}${name}`),
      pictures,
    ),
    uploads: withFallback(bucketStore(bucket, basename), uploads),
    reviewPhotos: withFallback(
      bucketStore(bucket, (name) => `${REVIEW_PHOTOS}/${name}`),
      reviewPhotos,
    ),
  }
}
