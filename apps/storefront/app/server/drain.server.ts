import { once } from "node:events"
import type { Server } from "node:http"
import { Server as NetServer } from "node:net"
import { setTimeout as delay } from "node:timers/promises"

const LOOK_EVERY_MS = 50

export interface DrainRule {
  /** How long an idle connection stays open: longer than the proxy before this server keeps one. 0 without a proxy. */
  idleMs: number
  /** Who has not been answered by then is cut off. */
  mostMs: number
}

/**
 * Ends a server without losing a request: no new connections from now on, what has been begun is answered, and so is what a
 * proxy sends on a connection that it had kept open. `server.close()` alone would close such a connection at once, perhaps
 * while an order is on its way through it, and a proxy must not send that to another server by itself.
 * @returns when every connection has ended
 */
export async function drain(server: Server, { idleMs, mostMs }: DrainRule): Promise<void> {
  if (!server.listening) return
  const ended = new AbortController()
  const closed = once(server, "close").then(() => ended.abort())
  server.prependListener("request", (_request, response) => {
    // Says "Connection: close", so that the proxy sends the next request elsewhere.
    response.shouldKeepAlive = false
  })
  NetServer.prototype.close.call(server)
  const pause = (ms: number) => delay(ms, undefined, { signal: ended.signal }).catch(() => undefined)
  await pause(idleMs)
  const end = Date.now() + mostMs - idleMs
  while (!ended.signal.aborted && Date.now() < end) {
    server.closeIdleConnections()
    await pause(LOOK_EVERY_MS)
  }
  server.closeAllConnections()
  await closed
}
