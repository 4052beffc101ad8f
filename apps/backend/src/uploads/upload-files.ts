import { basename, extname, join } from "node:path"

/** Folders below that of the uploads: for files that anybody may fetch, and for those only the staff may. */
export const PUBLIC_UPLOADS = "public"
export const PRIVATE_UPLOADS = "private"

/** How Medusa's file provider begins the name of a file that is not public. */
const PRIVATE_PREFIX = "private-"

/** The only uploads that anybody may fetch: types of pictures that cannot hold scripts. Tables for import are uploaded, too. */
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
 * Where an upload lies and who may have it.
 * @param file the last part of its address
 * @returns undefined for a name that is none
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
