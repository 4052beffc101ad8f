import { MedusaError } from "@medusajs/framework/utils"
import { ACCOUNT_REFUSAL_STATUS, type AccountRefusal, type PasswordProblem } from "@porteka/commerce-sdk"

const TYPES: Record<number, string> = {
  400: MedusaError.Types.INVALID_DATA,
  401: MedusaError.Types.UNAUTHORIZED,
  403: MedusaError.Types.FORBIDDEN,
}

interface AccountErrorDetails {
  /** For a weak password. */
  problem?: PasswordProblem
  /** For an account whose code was not entered yet. */
  attempt?: string
  retryAfterSeconds?: number
}

/** A refusal whose code and message are sent to the caller unchanged. */
export class AccountError extends Error {
  override readonly name = "AccountError"
  readonly code: AccountRefusal
  readonly status: number
  readonly type: string
  readonly details: AccountErrorDetails

  constructor(code: AccountRefusal, message: string, details: AccountErrorDetails = {}) {
    super(message)
    this.code = code
    this.status = ACCOUNT_REFUSAL_STATUS[code]
    this.type = TYPES[this.status] ?? "unavailable"
    this.details = details
  }

  /** The body of the answer. */
  get body(): Record<string, unknown> {
    const { retryAfterSeconds: _, ...details } = this.details
    return { code: this.code, type: this.type, message: this.message, ...details }
  }
}

/** The same for an unknown address and a wrong password. */
export const wrongCredentials = () => new AccountError("wrong_credentials", "Wrong e-mail or password")

/** The same for a code that is wrong, expired, used or belongs to somebody else. */
export const wrongCode = () => new AccountError("wrong_code", "The code is wrong or has expired")

export const notAuthenticated = () => new AccountError("not_authenticated", "Not authenticated")

export const tooMany = (retryAfterSeconds: number) =>
  new AccountError("too_many_attempts", "Too many attempts, try again later", { retryAfterSeconds })

export const identityUnavailable = () =>
  new AccountError("identity_unavailable", "Signing in is not available now")
