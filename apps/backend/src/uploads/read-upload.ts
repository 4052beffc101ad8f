import { type FileStore, readWhole } from "../files/file-store.ts"
import { notFound } from "../refusals/refusals.ts"
import { fetchPublic } from "./fetch-public.ts"
import { locateUpload } from "./upload-files.ts"

/** The maximum size of an upload. */
export const MAX_UPLOAD_BYTES = 30 * 1024 * 1024

/** The folder of our uploads, and the prefix of their URLs. */
export interface OwnUploads {
  files: FileStore
  address: string
}

/**
 * The bytes of one of our uploads, from its storage.
 * @param file its id, which is the last segment of its URL
 * @throws 404
 */
export async function readOwnUpload(file: string, files: FileStore): Promise<Buffer> {
  const upload = locateUpload(file)
  if (!upload) throw notFound("The upload's address names no file")
  const found = await files.open(upload.name)
  if (!found) throw notFound(`There is no upload ${upload.name}`)
  return readWhole(found, MAX_UPLOAD_BYTES)
}

/**
 * The bytes at an upload's URL. Our own are read from their storage, because the admin's URL may ask for a
 * name and a password, or may be unreachable from this machine. Any other URL was typed by a person.
 */
export async function readUpload(url: string, { files, address }: OwnUploads): Promise<Buffer> {
  if (!url.startsWith(address)) return fetchPublic(url, MAX_UPLOAD_BYTES)
  return readOwnUpload(decodeURIComponent(url.slice(address.length)), files)
}
