import { createServer, type RequestListener, type Server } from "node:http"
import type { RequestWatch } from "../monitoring/request-watch.server.ts"
import type { Pages } from "../page-cache/pages.server.ts"
import type { PageCounting } from "../page-counts/count-pages.server.ts"
import { hasOneHost, readTarget } from "../security/request-target.server.ts"
import { rememberForm } from "./late-form.server.ts"
import { mayBegin } from "./one-request-at-a-time.server.ts"
import { closeSilentConnections } from "./silent-connections.server.ts"

export const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 10_000
/** How often Node checks for request time-outs; its default is 30 s. */
const LATE_CHECK_EVERY_MS = 1_000
/** Connections without any traffic for this long are closed. Longer than any page takes. */
const SILENCE_TIMEOUT_MS = 60_000
/** Unparseable addresses are replaced by this one, which is answered with 400. */
const UNREADABLE = "/%"

interface Answering {
  pages: Pages
  watch: RequestWatch
  counting: PageCounting
}

/**
 * Creates Node's server: normalizes the address of each request, and answers stored pages before Fastify sees
 * the request.
 * @param handler Fastify's, for everything else
 */
export function createHttpServer(handler: RequestListener, { pages, watch, counting }: Answering): Server {
  const timeouts = {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: LATE_CHECK_EVERY_MS,
  }
  const server = createServer(timeouts, (request, response) => {
    if (!mayBegin(request, response)) return
    request.url = (hasOneHost(request) && readTarget(request.url)) || UNREADABLE
    if (pages.answerFromMemory(request, response)) {
      watch.stored(request, response)
      counting.count(request, response)
      return
    }
    rememberForm(request)
    response.once("finish", () => counting.count(request, response))
    watch.run(request, response, () => handler(request, response))
  })
  closeSilentConnections(server, SILENCE_TIMEOUT_MS)
  return server
}
