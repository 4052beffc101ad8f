import { once } from "node:events"
import type { Server } from "node:http"
import { Server as NetServer } from "node:net"
import { pause } from "../back-end/pause.server.ts"

const LOOK_EVERY_MS = 50

export interface DrainRule {
  /** How long an idle connection stays open: longer than the proxy keeps one. 0 without a proxy. */
  idleMs: number
  /** Connections still open after this time are closed. */
  mostMs: number
}

/**
 * Stops a server without losing a request: it accepts no new connections, but finishes running requests and
 * those that a proxy sends on a keep-alive connection. `server.close()` alone closes such a connection at once,
 * perhaps while an order is on its way, and a proxy must not retry that on another server.
 * @returns when every connection has ended
 */
export async function drain(server: Server, { idleMs, mostMs }: DrainRule): Promise<void> {
  if (!server.listening) return
  const ended = new AbortController()
  const closed = once(server, "close").then(() => ended.abort())
  server.prependListener("request", (_request, response) => {
    // Sends "Connection: close", so that the proxy sends the next request elsewhere.
    response.shouldKeepAlive = false
  })
  NetServer.prototype.close.call(server)
  await pause(idleMs, ended.signal)
  const end = Date.now() + mostMs - idleMs
  while (!ended.signal.aborted && Date.now() < end) {
    server.closeIdleConnections()
    await pause(LOOK_EVERY_MS, ended.signal)
  }
  server.closeAllConnections()
  await closed
}
