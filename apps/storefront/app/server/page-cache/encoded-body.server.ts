import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib"

/** Brotli 5 gives nearly the size of 11 at a fraction of the time; stored pages are compressed once. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** An answer sent once: a tenth more bytes for a quarter of the time, too little to hand to another thread. */
const BROTLI_QUALITY_ONCE = 3
const GZIP_LEVEL_ONCE = 4
/** Window of a quarter megabyte, more than most pages: the standard one takes 4 MiB of memory each time. */
const BROTLI_WINDOW_BITS = 18
/** Nearly every compressed page fits into one. */
const OUTPUT_CHUNK_BYTES = 64 * 1024
/** Below one packet compression gains nothing. */
const COMPRESS_FROM_BYTES = 1_000

export type Encoding = "br" | "gzip" | "identity"

export interface EncodedBody {
  etag: string
  identity: Buffer
  br: Buffer | null
  gzip: Buffer | null
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses a finished body that is stored, in both encodings that browsers ask for. */
export async function encodeBody(body: Buffer): Promise<EncodedBody> {
  if (body.length < COMPRESS_FROM_BYTES) return unencoded(body)
  const [br, gzip] = await Promise.all([
    compressBrotli(body, brotliOptions(body, BROTLI_QUALITY)),
    compressGzip(body, { level: GZIP_LEVEL }),
  ])
  return { ...unencoded(body), br: ownBytes(br), gzip: ownBytes(gzip) }
}

/** The compressors give a view of a whole output chunk, which would be kept with it. */
function ownBytes(view: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(view.length)
  view.copy(own)
  return own
}

/** Compresses a finished body that is sent once, in the encoding wanted. */
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

/** The best encoding the `Accept-Encoding` header allows (RFC 9110, section 12.5.3). */
export function bestEncoding(acceptEncoding: string | undefined): Encoding {
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

function accepts(header: string | undefined, encoding: string): boolean {
  if (!header) return false
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
