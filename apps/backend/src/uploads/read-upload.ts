import { MedusaError } from "@medusajs/framework/utils"
import { type FileStore, readWhole } from "../files/file-store.ts"
import { fetchPublic } from "./fetch-public.ts"
import { locateUpload } from "./upload-files.ts"

/** The most an upload may have. */
export const MAX_UPLOAD_BYTES = 30 * 1024 * 1024

/** Where our own uploads lie, and the beginning of their addresses. */
export interface OwnUploads {
  files: FileStore
  address: string
}

/**
 * The bytes of an upload of ours, from where it lies.
 * @param file its id, which is the last part of its address
 * @throws MedusaError not_found
 */
export async function readOwnUpload(file: string, files: FileStore): Promise<Buffer> {
  const upload = locateUpload(file)
  if (!upload) throw new MedusaError(MedusaError.Types.NOT_FOUND, "The upload's address names no file")
  const found = await files.open(upload.name)
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, `There is no upload ${upload.name}`)
  return readWhole(found, MAX_UPLOAD_BYTES)
}

/**
 * The bytes at an upload's address. Ours are read where they lie: the address of the admin may ask for a name and a password, or
 * lead over a network that this machine does not reach. Any other address was typed by somebody.
 */
export async function readUpload(url: string, { files, address }: OwnUploads): Promise<Buffer> {
  if (!url.startsWith(address)) return fetchPublic(url, MAX_UPLOAD_BYTES)
  return readOwnUpload(decodeURIComponent(url.slice(address.length)), files)
}
