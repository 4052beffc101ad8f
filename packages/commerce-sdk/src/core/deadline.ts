import { CancelledError } from "../errors/cancelled-error.ts"
import type { CallName, CommerceError } from "../errors/commerce-error.ts"
import { TimeoutError } from "../errors/timeout-error.ts"
import type { Clock } from "./clock.ts"

/** The end of a call: its time-out or the caller's signal, whichever comes first. */
export class Deadline {
  readonly #controller = new AbortController()
  readonly #call: CallName
  readonly #timeoutMs: number
  readonly #endsAt: number
  readonly #clock: Clock
  readonly #callerSignal: AbortSignal | undefined
  readonly #timer: ReturnType<typeof setTimeout>

  constructor(call: CallName, timeoutMs: number, callerSignal: AbortSignal | undefined, clock: Clock) {
    this.#call = call
    this.#timeoutMs = timeoutMs
    this.#clock = clock
    this.#endsAt = clock.now() + timeoutMs
    this.#callerSignal = callerSignal
    this.#timer = setTimeout(this.#end, timeoutMs)
    // Not `AbortSignal.any`, which Safari has only since version 17.4.
    callerSignal?.addEventListener("abort", this.#end)
    if (callerSignal?.aborted) this.#end()
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  readonly #end = (): void => this.#controller.abort(this.#callerSignal?.reason)

  /** Whether there is time for a delay of this length and another try. */
  allows(waitMs: number): boolean {
    return this.#clock.now() + waitMs < this.#endsAt
  }

  /** The error for an aborted signal; null while it is not aborted. */
  failure(): CommerceError | null {
    if (this.#callerSignal?.aborted) return new CancelledError(this.#call, this.#callerSignal.reason)
    return this.signal.aborted ? new TimeoutError(this.#call, this.#timeoutMs) : null
  }

  /** Call it at the end, or the timer keeps the process alive, and the caller's signal this object. */
  clear(): void {
    clearTimeout(this.#timer)
    this.#callerSignal?.removeEventListener("abort", this.#end)
  }
}
