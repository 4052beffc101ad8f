import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { onTestFinished } from "vitest"

interface SeenRequest {
  method: string
  /** Path with query. */
  url: string
  headers: IncomingMessage["headers"]
  body: string
}

export type Answer = (response: ServerResponse, request: SeenRequest) => void

export interface LocalServer {
  url: string
  /** All requests so far, in order. */
  seen: SeenRequest[]
  /** The next answers, one a request; when used up, the last one goes on. */
  answers: Answer[]
}

/** A JSON answer. */
export const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers })
    response.end(JSON.stringify(body))
  }

/** Breaks the connection before any answer. */
export const breakOff: Answer = (response) => {
  response.destroy()
}

/** Never answers. */
export const silence: Answer = () => {}

/** A real HTTP server on loopback that lives as long as the test. */
export async function startLocalServer(...answers: Answer[]): Promise<LocalServer> {
  const seen: SeenRequest[] = []
  const left = [...answers]
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const one = {
      method: request.method ?? "",
      url: request.url ?? "",
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    }
    seen.push(one)
    const answer = left.length > 1 ? left.shift() : left[0]
    answer?.(response, one)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, answers: left }
}

/** An address where nobody listens. */
export async function unusedUrl(): Promise<string> {
  const server = createServer()
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, "close")
  return `http://127.0.0.1:${port}`
}
