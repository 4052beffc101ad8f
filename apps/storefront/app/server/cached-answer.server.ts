import type { CommerceClient } from "@porteka/commerce-sdk"
import { logger } from "./log.server.ts"

/** An answer of the back end that every page needs, kept in memory until the change feed names it. */
export class CachedAnswer<Answer> {
  readonly #what: string
  readonly #ask: (commerce: CommerceClient) => Promise<Answer>
  #stored: Answer | null = null
  #fresh: Promise<Answer | null> | null = null

  /** @param what it is, for the log */
  constructor(what: string, ask: (commerce: CommerceClient) => Promise<Answer>) {
    this.#what = what
    this.#ask = ask
  }

  /** The answer as it is; an older one, or null, while the back end is unavailable. */
  read(commerce: CommerceClient): Promise<Answer | null> {
    this.#fresh ??= this.#load(commerce)
    return this.#fresh
  }

  /** The answer as it was read last, for what cannot wait. */
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
