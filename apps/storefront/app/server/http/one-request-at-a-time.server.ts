import type { IncomingMessage, ServerResponse } from "node:http"
import type { Socket } from "node:net"

/** Connections whose answer is being made, and whether it is their last. */
const answering = new WeakMap<Socket, { isLast: boolean }>()

/**
 * Allows one request of a connection at a time. Node begins with all that a client sends before it has read an answer (pipelining):
 * a thousand fit into what it reads at once, and their answers wait in its memory. No browser and no proxy does that, so the
 * connection is closed after the answer that is being made, as RFC 9112 (9.3.2) allows: the client asks the rest again.
 * @returns false if this request must not be answered
 */
export function mayBegin({ socket }: Pick<IncomingMessage, "socket">, response: ServerResponse): boolean {
  const current = answering.get(socket)
  if (current) {
    current.isLast = true
    socket.pause()
    return false
  }
  const begun = { isLast: false }
  answering.set(socket, begun)
  response.once("close", () => {
    answering.delete(socket)
    if (begun.isLast) socket.destroySoon()
  })
  return true
}
