import { join } from "node:path"
import { writeWholeFile } from "../whole-file.server.ts"

const PICTURE = /^\/pictures\/([a-z0-9][a-z0-9-]{0,200}\.(avif|webp|jpg))$/
const TYPES: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" }

const ANSWER_TIMEOUT_MS = 10_000
/** The largest prepared picture has about a tenth of this. */
const MAX_BYTES = 8 * 1024 * 1024

interface MissingPicture {
  bytes: Buffer
  contentType: string
}

/** @throws Error if the back end gives an unexpected answer */
export type FindMissingPicture = (pathname: string) => Promise<MissingPicture | undefined>

/**
 * Fetches pictures that this machine lacks from the back end (its folder or bucket) and stores them in
 * `folder`, where they are served from then on. A picture's name is a hash of its bytes, so a stored one is
 * never stale.
 * @param onUnkept called with the error if a picture could not be stored; it is still served
 */
export function storeMissingPictures(
  folder: string,
  backendUrl: string,
  onUnkept: (error: unknown) => void,
): FindMissingPicture {
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  async function fetchOnce(file: string): Promise<Buffer | undefined> {
    const bytes = await download(new URL(`/pictures/${file}`, backendUrl))
    if (bytes) await writeWholeFile(join(folder, file), bytes).catch(onUnkept)
    return bytes
  }

  return async (pathname) => {
    const [, file, extension = ""] = PICTURE.exec(pathname) ?? []
    if (file === undefined) return undefined
    let fetching = underWay.get(file)
    if (!fetching) {
      fetching = fetchOnce(file).finally(() => underWay.delete(file))
      underWay.set(file, fetching)
    }
    const bytes = await fetching
    return bytes && { bytes, contentType: TYPES[extension] ?? "application/octet-stream" }
  }
}

async function download(url: URL): Promise<Buffer | undefined> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) })
  const length = Number(response.headers.get("content-length") ?? 0)
  if (response.ok && length <= MAX_BYTES) return Buffer.from(await response.arrayBuffer())
  await response.body?.cancel()
  if (response.status === 404) return undefined
  throw new Error(`The back end answers ${response.status} for ${url.pathname}, ${length} bytes`)
}
