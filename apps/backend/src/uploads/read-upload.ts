import { type FileStore, readWhole } from "../files/file-store.ts"
import { locateUpload } from "./upload-files.ts"

const FETCH_TIMEOUT_MS = 20_000
const MAX_UPLOAD_BYTES = 30 * 1024 * 1024

/** Where our own uploads lie, and the beginning of their addresses. */
export interface OwnUploads {
  files: FileStore
  address: string
}

function requireSize(bytes: number): void {
  if (bytes > MAX_UPLOAD_BYTES) throw new Error(`The upload has ${bytes} bytes`)
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The upload answers ${response.status}`)
  requireSize(Number(response.headers.get("content-length") ?? 0))
  return Buffer.from(await response.arrayBuffer())
}

/**
 * The bytes of an upload. Ours are read where they lie: the address of the admin may ask for a name and a password, or
 * lead over a network that this machine does not reach.
 */
export async function readUpload(url: string, { files, address }: OwnUploads): Promise<Buffer> {
  if (!url.startsWith(address)) return download(url)
  const upload = locateUpload(decodeURIComponent(url.slice(address.length)))
  if (!upload) throw new Error("The upload's address names no file")
  const file = await files.open(upload.name)
  if (!file) throw new Error(`There is no upload ${upload.name}`)
  return readWhole(file, MAX_UPLOAD_BYTES)
}
