import type { IncomingMessage, ServerResponse } from "node:http"
import { chooseEncoding, matchesEtag } from "./encoded-body.server.ts"
import type { StoredPage } from "./page-cache.server.ts"

/** Sends a stored page: the right encoding, or 304 when the browser has it already. */
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
