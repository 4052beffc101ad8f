import { type CallName, CommerceError } from "./commerce-error.ts"

export interface HttpErrorDetails {
  status: number
  /** The server's message, otherwise the status text (specification 7, "What the product does with answers"). */
  message: string
  /** Medusa's `type`: `not_found`, `invalid_data`, `conflict` … */
  type: string | null
  /** Medusa's `code`, if it sends one. */
  code: string | null
  /** The parsed body; text if it was not JSON. */
  body: unknown
  /** The Retry-After delay in milliseconds; null if there is none. */
  retryAfterMs: number | null
}

/** The back end answered with a status of 300 or more. */
export class HttpError extends CommerceError {
  readonly status: number
  readonly type: string | null
  readonly code: string | null
  readonly body: unknown
  readonly retryAfterMs: number | null

  constructor(call: CallName, details: HttpErrorDetails) {
    super(details.message, call)
    this.status = details.status
    this.type = details.type
    this.code = details.code
    this.body = details.body
    this.retryAfterMs = details.retryAfterMs
  }
}
