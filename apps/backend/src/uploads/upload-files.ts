import { basename, extname, join } from "node:path"

/** Folders below that of the uploads: public files, and files for the staff only. */
export const PUBLIC_UPLOADS = "public"
export const PRIVATE_UPLOADS = "private"

/** The prefix of Medusa's file provider for a private file. */
const PRIVATE_PREFIX = "private-"

/**
 * The only public uploads: picture formats that cannot contain scripts. Tables for the import are uploaded,
 * too.
 */
const PICTURE_TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
}

export interface UploadedFile {
  /** Below the folder of the uploads. */
  name: string
  isPrivate: boolean
  contentType: string
}

/**
 * The place of an upload and who may read it.
 * @param file the last segment of its URL
 * @returns undefined for an invalid name
 */
export function locateUpload(file: string): UploadedFile | undefined {
  if (file === "" || file.startsWith(".") || file !== basename(file) || /[\\\0]/.test(file)) return undefined
  if (file.startsWith(PRIVATE_PREFIX)) {
    return {
      name: join(PRIVATE_UPLOADS, file),
      isPrivate: true,
      contentType: "application/octet-stream",
    }
  }
  const picture = PICTURE_TYPES[extname(file).toLowerCase()]
  const name = join(PUBLIC_UPLOADS, file)
  return { name, isPrivate: picture === undefined, contentType: picture ?? "application/octet-stream" }
}

/** Medusa's name for it, in a folder and in a bucket. */
const ORDER_EXPORT = /-order-exports[-.]/i

/** Whether the name or URL of an upload is that of an export of orders: names, e-mail addresses and addresses of customers. */
export const isOrderExport = (file: string): boolean => ORDER_EXPORT.test(file)
