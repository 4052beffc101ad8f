import diagnostics from "node:diagnostics_channel"
import { Server } from "node:http"

/** As in the storefront. */
const HEADERS_TIMEOUT_MS = 10_000
/** Long enough for a list of pickup points on a slow line. */
const REQUEST_TIMEOUT_MS = 300_000
/** How often Node checks for request time-outs; its default is 30 s. */
const LATE_CHECK_EVERY_MS = 1_000
/** Connections without any traffic for this long are closed. Longer than any table or report takes. */
const SILENCE_TIMEOUT_MS = 300_000

const LIMITS = {
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: LATE_CHECK_EVERY_MS,
}

let installed = false

/**
 * Limits how long a slow or silent client keeps a connection. Medusa creates its server with Node's defaults: headers may take
 * a minute and a half, and an answer that nobody reads stays for ever.
 */
export function installServerLimits(): void {
  if (installed) return
  installed = true
  limitServers(LIMITS, SILENCE_TIMEOUT_MS)
}

const SERVER_LISTENS = "tracing:net.server.listen:asyncStart"

/**
 * Limits every HTTP server of this process that begins to listen from now on.
 * @returns a function that ends this
 */
export function limitServers(limits: typeof LIMITS, silence: number): () => void {
  const limit = (message: unknown) => {
    const { server } = message as { server: unknown }
    if (server instanceof Server) Object.assign(server, limits).setTimeout(silence)
  }
  diagnostics.subscribe(SERVER_LISTENS, limit)
  return () => diagnostics.unsubscribe(SERVER_LISTENS, limit)
}
