import type { FastifyRequest } from "fastify"

/** Converts a request to a platform `Request` for loaders and actions. */
export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) for (const one of [value].flat()) headers.append(name, one)
  }
  const { method } = request
  // A request without a body needs no abort signal, which would cost more than everything else here.
  if (method === "GET" || method === "HEAD") return new Request(origin + request.url, { method, headers })
  const abort = new AbortController()
  request.raw.on("close", () => {
    if (!request.raw.complete) abort.abort()
  })
  return new Request(origin + request.url, {
    method,
    headers,
    signal: abort.signal,
    ...(request.body ? { body: new Uint8Array(request.body as Buffer) } : {}),
  })
}
