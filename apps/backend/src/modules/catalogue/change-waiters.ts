import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newestCursor } from "./change-log.ts"

/** How often the feed is polled for changes by other processes while somebody waits. */
const LOOK_EVERY_MS = 500

type Waiter = () => void

/** Wakes those who wait for a new row of the change feed. One poll serves all of them. */
export class ChangeWaiters {
  readonly #knex: Knex
  readonly #onError: (error: unknown) => void
  readonly #waiters = new Set<Waiter>()
  #timer: NodeJS.Timeout | undefined
  #seen = 0
  #closed = false

  constructor(knex: Knex, onError: (error: unknown) => void) {
    this.#knex = knex
    this.#onError = onError
  }

  /** Resolves when there may be something after `cursor`, at the latest after `timeoutMs` or when `signal` aborts. */
  async wait(cursor: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
    if (this.#closed || signal.aborted) return
    this.#seen = Math.max(this.#seen, cursor)
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timeout)
        signal.removeEventListener("abort", done)
        this.#waiters.delete(done)
        resolve()
      }
      const timeout = setTimeout(done, timeoutMs)
      signal.addEventListener("abort", done, { once: true })
      this.#waiters.add(done)
      this.#schedule()
    })
  }

  wakeAll(): void {
    for (const wake of this.#waiters) wake()
  }

  /** Resolves all waits and accepts no more: the process is about to end. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.wakeAll()
  }

  #schedule(): void {
    if (this.#timer || this.#closed || this.#waiters.size === 0) return
    this.#timer = setTimeout(() => void this.#look(), LOOK_EVERY_MS)
  }

  async #look(): Promise<void> {
    try {
      const newest = await newestCursor(this.#knex)
      if (newest > this.#seen) {
        this.#seen = newest
        this.wakeAll()
      }
    } catch (error) {
      this.#onError(error)
    } finally {
      this.#timer = undefined
      this.#schedule()
    }
  }
}
