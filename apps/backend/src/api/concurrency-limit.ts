interface Caller {
  start: () => void
}

/**
 * Limits concurrency with a short queue. Callers beyond it are rejected at once, before any work is done. A
 * caller that leaves the queue is not started later.
 */
export class ConcurrencyLimit {
  readonly #most: number
  readonly #longest: number
  readonly #queue = new Set<Caller>()
  #running = 0

  /** @param running how many run at once @param queued how many wait */
  constructor({ running, queued }: { running: number; queued: number }) {
    this.#most = running
    this.#longest = queued
  }

  /**
   * Calls `start` at once or when it is its turn.
   * @returns the function to call at the end, also by a caller that gives up while queued; null if the queue is full
   */
  acquire(start: () => void): (() => void) | null {
    const caller = { start }
    if (this.#running < this.#most) this.#start(caller)
    else if (this.#queue.size < this.#longest) this.#queue.add(caller)
    else return null
    return () => this.#release(caller)
  }

  #start(caller: Caller): void {
    this.#running += 1
    caller.start()
  }

  #release(caller: Caller): void {
    if (this.#queue.delete(caller)) return
    this.#running -= 1
    const [next] = this.#queue
    if (!next) return
    this.#queue.delete(next)
    this.#start(next)
  }
}
