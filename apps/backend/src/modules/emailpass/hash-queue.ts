import { availableParallelism } from "node:os"

/** A longer queue means that somebody is trying passwords; further logins are asked to try again later. */
const MOST_WAITING = 200

/** Thrown if too many passwords wait to be hashed. */
export class HashQueueFullError extends Error {
  override readonly name = "HashQueueFullError"
  constructor() {
    super("Too many sign-ins at once")
  }
}

/** Leaves half of the processors to other requests, because hashing fully uses one each. */
export class HashQueue {
  readonly #most: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(most = Math.max(1, Math.floor(availableParallelism() / 2))) {
    this.#most = most
  }

  /** Runs the work when a place is free. @throws HashQueueFullError */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) {
      if (this.#waiting.length >= MOST_WAITING) throw new HashQueueFullError()
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
