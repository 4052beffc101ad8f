import type { IncomingMessage } from "node:http"

const MAX_BODY_BYTES = 64 * 1024

/** The request is too large. */
export class BodyTooLarge extends Error {}

/** Reads a request's body as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
