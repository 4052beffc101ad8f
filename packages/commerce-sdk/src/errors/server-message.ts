/** The information in an error answer's body. */
export interface ServerMessage {
  message: string
  type: string | null
  code: string | null
}

/**
 * Parses Medusa's error body `{ message, type, code }`. Falls back to the status text, then to the status
 * number: HTTP/2 has no status text.
 */
export function readServerMessage(status: number, statusText: string, body: unknown): ServerMessage {
  const fallback = statusText === "" ? `HTTP ${status}` : statusText
  if (typeof body !== "object" || body === null) return { message: fallback, type: null, code: null }
  const fields = body as Record<string, unknown>
  return { message: filled(fields.message) ?? fallback, type: filled(fields.type), code: filled(fields.code) }
}

function filled(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null
}
