import { type CallName, CommerceError } from "./commerce-error.ts"

/** The caller's own signal ended the call, for example because the shopper's browser disconnected. */
export class CancelledError extends CommerceError {
  constructor(call: CallName, reason: unknown) {
    super(`${call.method} ${call.path} was canceled`, call, { cause: reason })
  }
}
