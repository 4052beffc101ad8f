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

/** Compresses a finished body once, in both encodings that browsers ask for. */
export async function encodeBody(body: Buffer): Promise<EncodedBody> {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
  if (body.length < COMPRESS_FROM_BYTES) return { etag, identity: body, br: null, gzip: null }
  const [br, gz] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    compressGzip(body, { level: GZIP_LEVEL }),
  ])
  return { etag, identity: body, br, gzip: gz }
}

/** The best stored encoding the `Accept-Encoding` header allows (RFC 9110, section 12.5.3). */
export function chooseEncoding(
  body: EncodedBody,
  acceptEncoding: string | undefined,
): { encoding: Encoding; bytes: Buffer } {
  if (body.br && accepts(acceptEncoding, "br")) return { encoding: "br", bytes: body.br }
  if (body.gzip && accepts(acceptEncoding, "gzip")) return { encoding: "gzip", bytes: body.gzip }
  return { encoding: "identity", bytes: body.identity }
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
