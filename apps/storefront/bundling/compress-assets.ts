import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const TEXTUAL = /\.(js|css|svg|json)$/
/** Smaller ones gain nothing. */
const COMPRESS_FROM_BYTES = 200
const BEST_GZIP = 9

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes a brotli and a gzip copy of every text file below a folder, with the best compression: done once after
 * the build, so that nothing is compressed during a request (`app/server/http/static-files.server.ts` sends them).
 */
export async function compressAssets(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => TEXTUAL.test(name))
  await Promise.all(files.map((name) => compress(join(folder, name))))
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < COMPRESS_FROM_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    toBrotli(bytes, { params }).then((packed) => writeFile(`${path}.br`, packed)),
    toGzip(bytes, { level: BEST_GZIP }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
