import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"

const STATUS_OF_CODE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }
const BAD_REQUEST = 400

/**
 * Answers requests that cannot be parsed: headers too large or too slow, or not HTTP. The connection is closed
 * explicitly, because a client that reused it would lose its next request.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.destroyed || error.code === "ECONNRESET") return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_OF_CODE[error.code ?? ""] ?? BAD_REQUEST
  const body = JSON.stringify({ error: { status, message: STATUS_CODES[status] } })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "connection: close",
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "x-content-type-options: nosniff",
  ]
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy())
}
