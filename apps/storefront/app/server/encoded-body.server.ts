import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

/** Brotli 5 gives nearly the size of 11 at a fraction of the time; stored pages are compressed once. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
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

/** Compresses a finished body: one to be stored in both encodings that browsers ask for, else in the one wanted. */
export async function encodeBody(
  body: Buffer,
  encodings: readonly Encoding[] = ["br", "gzip"],
): Promise<EncodedBody> {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
  if (body.length < COMPRESS_FROM_BYTES) return { etag, identity: body, br: null, gzip: null }
  const [br, gz] = await Promise.all([
    encodings.includes("br")
      ? compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : null,
    encodings.includes("gzip") ? compressGzip(body, { level: GZIP_LEVEL }) : null,
  ])
  return { etag, identity: body, br, gzip: gz }
}

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
