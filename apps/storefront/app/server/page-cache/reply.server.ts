import type { IncomingMessage, ServerResponse } from "node:http"
import type { FastifyReply, FastifyRequest } from "fastify"
import { bestEncoding, chooseEncoding, encodeOnce, matchesEtag } from "./encoded-body.server.ts"
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
export function sendStoredPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  cacheControl: string,
): void {
  const { etag } = page.body
  if (page.status === 200 && matchesEtag(request.headers["if-none-match"], etag)) {
    response.writeHead(304, { etag, "cache-control": cacheControl, vary: "accept-encoding" })
    response.end()
    return
  }
  const { encoding, bytes } = chooseEncoding(
    page.body,
    request.headers["accept-encoding"] as string | undefined,
  )
  response.writeHead(page.status, {
    ...page.headers,
    etag,
    "cache-control": cacheControl,
    vary: "accept-encoding",
    "content-length": bytes.length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  })
  response.end(request.method === "HEAD" ? undefined : bytes)
}
