import type { CommerceClient } from "@porteka/commerce-sdk"
import { logger } from "./log.server.ts"

/** An answer of the back end that every page needs, cached until the change feed invalidates it. */
export class CachedAnswer<Answer> {
  readonly #what: string
  readonly #ask: (commerce: CommerceClient) => Promise<Answer>
  #stored: Answer | null = null
  #fresh: Promise<Answer | null> | null = null

  /** @param what names it in the log */
  constructor(what: string, ask: (commerce: CommerceClient) => Promise<Answer>) {
    this.#what = what
    this.#ask = ask
  }

  /** The current answer; the last one, or null, while the back end is unavailable. */
  read(commerce: CommerceClient): Promise<Answer | null> {
    this.#fresh ??= this.#load(commerce)
    return this.#fresh
  }

  /** The last answer, for callers that cannot wait. */
  get latest(): Answer | null {
    return this.#stored
  }

  invalidate(): void {
    this.#fresh = null
  }

  async #load(commerce: CommerceClient): Promise<Answer | null> {
    try {
      this.#stored = await this.#ask(commerce)
    } catch (error) {
      logger.warn({ err: error }, `${this.#what} could not be read.`)
      this.#fresh = null
    }
    return this.#stored
  }
}
