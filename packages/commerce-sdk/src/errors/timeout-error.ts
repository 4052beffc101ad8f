import { type CallName, CommerceError } from "./commerce-error.ts"

/** The call's time, tries and waits between them included, was over. What it asked for may have happened. */
export class TimeoutError extends CommerceError {
  readonly timeoutMs: number

  constructor(call: CallName, timeoutMs: number) {
    super(`${call.method} ${call.path} did not answer within ${timeoutMs} ms`, call)
    this.timeoutMs = timeoutMs
  }
}
