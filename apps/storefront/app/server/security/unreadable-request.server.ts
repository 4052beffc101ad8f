import { STATUS_CODES } from "node:http"
import type { Socket } from "node:net"

const TOO_SLOW = 408
const STATUS_OF_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
}
const BAD_REQUEST = 400

interface Answer {
  headers: string[]
  body: string
}

/**
 * Answers requests that cannot be parsed: headers too large or too slow, or not HTTP. The connection is closed
 * explicitly, because a client that reused it would lose its next request.
 * @param late the answer to a request whose body is too slow; null for the common one
 */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Socket,
  late: (socket: Socket) => Answer | null,
): void {
  if (socket.destroyed || error.code === "ECONNRESET") return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_OF_CODE[error.code ?? ""] ?? BAD_REQUEST
  const { headers, body } = (status === TOO_SLOW && late(socket)) || {
    headers: ["content-type: application/json"],
    body: JSON.stringify({ error: { status, message: STATUS_CODES[status] } }),
  }
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "connection: close",
    ...headers,
    `content-length: ${Buffer.byteLength(body)}`,
    "x-content-type-options: nosniff",
  ]
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy())
}
