import type { CommerceClient } from "@porteka/commerce-sdk"
import { logger } from "../log.server.ts"

/** An answer of the back end that every page needs, cached until the change feed invalidates it. */
export class CachedAnswer<Answer> {
  readonly #what: string
  readonly #ask: (commerce: CommerceClient) => Promise<Answer>
  #stored: Answer | null = null
  #fresh: Promise<Answer | null> | null = null

  /** @param what its name in the log */
  constructor(what: string, ask: (commerce: CommerceClient) => Promise<Answer>) {
    this.#what = what
    this.#ask = ask
  }

  /** The current answer; the last one, or null, while the back end is unavailable. */
  read(commerce: CommerceClient): Promise<Answer | null> {
    this.#fresh ??= this.#load(commerce)
    return this.#fresh
  }

  invalidate(): void {
    this.#fresh = null
  }

  #load(commerce: CommerceClient): Promise<Answer | null> {
    const loading: Promise<Answer | null> = this.#ask(commerce).then(
      (answer) => {
        // An answer from before an invalidation may be late: it does not replace a newer one.
        if (this.#fresh === loading || this.#stored === null) this.#stored = answer
        return answer
      },
      (error) => {
        logger.warn({ err: error }, `${this.#what} could not be read.`)
        if (this.#fresh === loading) this.#fresh = null
        return this.#stored
      },
    )
    return loading
  }
}
