import type { FastifyRequest } from "fastify"

/** A request as the platform's own, which loaders and actions take. */
export function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) for (const one of [value].flat()) headers.append(name, one)
  }
  const { method } = request
  // There is nothing of a reading that could be broken off half-way, and watching for it costs more than the rest.
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
