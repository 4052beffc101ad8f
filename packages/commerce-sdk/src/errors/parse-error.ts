import { type CallName, CommerceError } from "./commerce-error.ts"

/** A successful answer that does not have the promised format. */
export class ParseError extends CommerceError {
  /** What is wrong, and where: `cart.items[0].unit_price is not a number`. */
  readonly problem: string

  constructor(call: CallName, problem: string, cause?: unknown) {
    super(`Unreadable answer to ${call.method} ${call.path}: ${problem}`, call, { cause })
    this.problem = problem
  }
}
