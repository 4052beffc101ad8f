import type { IncomingMessage, ServerResponse } from "node:http"
import type { FastifyReply, FastifyRequest } from "fastify"
import {
  bestEncoding,
  chooseEncoding,
  type Encoding,
  encodeOnce,
  matchesEtag,
} from "./encoded-body.server.ts"
import type { StoredPage } from "./page-cache.server.ts"

export const PRIVATE_CACHE_CONTROL = "private, no-store"

interface PrivateAnswer {
  status: number
  /** Header pairs in order; `set-cookie` may repeat. */
  headers: Iterable<[string, string]>
  body: Buffer
}

/** Sends a private page, which no cache may store. */
export function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: PrivateAnswer,
): FastifyReply {
  reply.status(status)
  for (const [name, value] of headers) reply.header(name, value)
  reply.header("cache-control", PRIVATE_CACHE_CONTROL).header("vary", "accept-encoding")
  const accepted = request.headers["accept-encoding"]
  const { encoding, bytes } = chooseEncoding(encodeOnce(body, bestEncoding(accepted)), accepted)
  if (encoding !== "identity") reply.header("content-encoding", encoding)
  return reply.send(bytes)
}

/** Sends a stored page: in the right encoding, or 304 if the browser has it already. */
export function sendStoredPage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  const { headers, body } = page
  if (page.status === 200 && matchesEtag(request.headers["if-none-match"], body.etag)) {
    const { etag, vary, "cache-control": cacheControl } = headers
    response.writeHead(304, { etag, vary, "cache-control": cacheControl })
    response.end()
    return
  }
  const accepted = request.headers["accept-encoding"] as string | undefined
  const { encoding, bytes } = chooseEncoding(body, accepted)
  response.writeHead(page.status, headersOf(page, encoding, bytes))
  response.end(request.method === "HEAD" ? undefined : bytes)
}

/** Of each stored body: put together once, because an object of twenty headers per response is slow to build and to write. */
const headersByBytes = new WeakMap<Buffer, string[]>()

/** Names and values in turn, as `writeHead` takes them. */
function headersOf({ headers }: StoredPage, encoding: Encoding, bytes: Buffer): string[] {
  const known = headersByBytes.get(bytes)
  if (known) return known
  const complete = {
    ...headers,
    "content-length": String(bytes.length),
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  }
  const list = Object.entries(complete).flat()
  headersByBytes.set(bytes, list)
  return list
}
