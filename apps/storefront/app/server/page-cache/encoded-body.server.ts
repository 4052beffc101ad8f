import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib"
import { LRUCache } from "lru-cache"

/** Brotli 5 gives nearly the size of 11 in a fraction of the time; stored pages are compressed once. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** For responses sent once: a tenth more bytes in a quarter of the time, too short to hand to another thread. */
const BROTLI_QUALITY_ONCE = 3
const GZIP_LEVEL_ONCE = 4
/** A window of 256 KiB, more than most pages: the default takes 4 MiB of memory each time. */
const BROTLI_WINDOW_BITS = 18
/** Nearly every compressed page fits into one chunk. */
const OUTPUT_CHUNK_BYTES = 64 * 1024
/** Below one packet compression gains nothing. */
const COMPRESS_FROM_BYTES = 1_000
const KEPT_HEADER_CHARACTERS = 200

export type Encoding = "br" | "gzip" | "identity"

export interface EncodedBody {
  etag: string
  identity: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses a body to be stored, in both encodings that browsers accept. */
export async function encodeBody(body: Buffer): Promise<EncodedBody> {
  if (body.length < COMPRESS_FROM_BYTES) return unencoded(body)
  const [br, gzip] = await Promise.all([
    compressBrotli(body, brotliOptions(body, BROTLI_QUALITY)),
    compressGzip(body, { level: GZIP_LEVEL }),
  ])
  return { ...unencoded(body), br: ownBytes(br), gzip: ownBytes(gzip) }
}

/** The compressors return a view of a whole output chunk, which would be retained with it. */
function ownBytes(view: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(view.length)
  view.copy(own)
  return own
}

/** Compresses a body that is sent once, in the requested encoding. */
export function encodeOnce(body: Buffer, encoding: Encoding): EncodedBody {
  const encoded = unencoded(body)
  if (body.length < COMPRESS_FROM_BYTES) return encoded
  if (encoding === "br")
    return { ...encoded, br: brotliCompressSync(body, brotliOptions(body, BROTLI_QUALITY_ONCE)) }
  if (encoding === "gzip") return { ...encoded, gzip: gzipSync(body, { level: GZIP_LEVEL_ONCE }) }
  return encoded
}

function unencoded(body: Buffer): EncodedBody {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
  return { etag, identity: body, br: null, gzip: null }
}

const brotliOptions = (body: Buffer, quality: number) => ({
  chunkSize: OUTPUT_CHUNK_BYTES,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW_BITS,
  },
})

/** Of the last values of the header: browsers send only a few. */
const knownEncodings = new LRUCache<string, Encoding>({ max: 100 })

/** The best encoding the `Accept-Encoding` header allows (RFC 9110, section 12.5.3). */
export function bestEncoding(acceptEncoding = ""): Encoding {
  const known = knownEncodings.get(acceptEncoding)
  if (known) return known
  const encoding = readEncoding(acceptEncoding)
  if (acceptEncoding.length <= KEPT_HEADER_CHARACTERS) knownEncodings.set(acceptEncoding, encoding)
  return encoding
}

function readEncoding(acceptEncoding: string): Encoding {
  if (accepts(acceptEncoding, "br")) return "br"
  return accepts(acceptEncoding, "gzip") ? "gzip" : "identity"
}

/** The best stored form for the header; small bodies are stored as they are. */
export function chooseEncoding(
  body: EncodedBody,
  acceptEncoding: string | undefined,
): { encoding: Encoding; bytes: Buffer } {
  const encoding = bestEncoding(acceptEncoding)
  const bytes = body[encoding]
  return bytes ? { encoding, bytes } : { encoding: "identity", bytes: body.identity }
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", quality = ""] = part.trim().split(";")
    return name.trim() === encoding && !/q=0(\.0*)?$/.test(quality.trim())
  })
}

/** True when the browser already has these bytes (RFC 9110, section 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  const bare = etag.replace(/^W\//, "")
  return ifNoneMatch.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === bare)
}
