import { type CallName, CommerceError } from "./commerce-error.ts"

/** The call's time-out, including tries and delays, has expired. The request may have been executed. */
export class TimeoutError extends CommerceError {
  readonly timeoutMs: number

  constructor(call: CallName, timeoutMs: number) {
    super(`${call.method} ${call.path} did not answer within ${timeoutMs} ms`, call)
    this.timeoutMs = timeoutMs
  }
}
