import { type CallName, CommerceError } from "./commerce-error.ts"

/**
 * Codes of errors before the first byte of a request is sent: Node's own and undici's
 * (https://github.com/nodejs/undici/blob/main/docs/docs/api/Errors.md).
 */
const UNSENT_CODES = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
])

/** No answer: the connection failed or broke. */
export class NetworkError extends CommerceError {
  /** True if the request certainly never reached the back end, so that even an order may be sent again. */
  readonly unsent: boolean

  constructor(call: CallName, cause: unknown) {
    const code = networkCode(cause)
    super(`No answer to ${call.method} ${call.path}${code === null ? "" : ` (${code})`}`, call, { cause })
    this.unsent = code !== null && UNSENT_CODES.has(code)
  }
}

/** `fetch` wraps the socket's error, and several tried addresses produce an AggregateError of them. */
function networkCode(error: unknown, depth = 0): string | null {
  if (!(error instanceof Error) || depth > 3) return null
  if ("code" in error && typeof error.code === "string") return error.code
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause
  return networkCode(inner, depth + 1)
}
