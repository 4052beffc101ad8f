import type { Cart, ChangedCart, CommerceClient } from "@porteka/commerce-sdk"
import { LRUCache } from "lru-cache"

/** After a call the next one waits this long for others to join: a call costs more than the carts in it. */
const PAUSE_MS = 6
/** One call at a time, shared by everyone who waits; a second in parallel if the first takes this long. */
const PATIENCE_MS = 100
const MOST_CALLS = 2
/** The back end's maximum per call. */
const MOST_CARTS = 100
/** About ten kibibytes each. */
const MOST_KNOWN = 1_000

type AskForChanged = Pick<CommerceClient, "carts">["carts"]["changed"]
type Known = ChangedCart & { cart: Cart }

/** A pending request for a cart, with its key. */
interface PendingRead {
  id: string
  key: string | null
  answer: PromiseWithResolvers<Cart | null>
}

/** This browser has a newer key of the cart, which this request does not contain yet. */
export class StaleKeyError extends Error {}

/**
 * Batches concurrent cart reads into one call, and caches carts with their version, so the back end sends only
 * those that changed. No answer is older than its request: readers that arrive during a call are answered by
 * the next one. A reader does not wait if no call is running and none has just ended.
 */
export class CartReader {
  readonly #known = new LRUCache<string, Known>({ max: MOST_KNOWN })
  readonly #pending = new Map<string, PendingRead>()
  readonly #ask: AskForChanged
  #calls = 0
  #lastCallAt = 0
  #pausesUntil = 0
  #pause: ReturnType<typeof setTimeout> | undefined

  constructor(ask: AskForChanged) {
    this.#ask = ask
  }

  /** @returns null if the back end has no such cart. @throws StaleKeyError, and the call's errors */
  read(id: string, key: string | null = null): Promise<Cart | null> {
    const name = `${id} ${key ?? ""}`
    const read = this.#pending.get(name) ?? { id, key, answer: Promise.withResolvers<Cart | null>() }
    this.#pending.set(name, read)
    this.#call()
    return read.answer.promise
  }

  #call(): void {
    if (this.#pending.size === 0 || this.#pause || this.#calls >= MOST_CALLS) return
    const now = performance.now()
    if (this.#calls > 0 && now - this.#lastCallAt < PATIENCE_MS) return
    if (now < this.#pausesUntil) this.#callAfter(this.#pausesUntil - now)
    else this.#callNow(now)
  }

  #callAfter(pauseMs: number): void {
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      this.#callNow(performance.now())
    }, pauseMs)
  }

  #callNow(now: number): void {
    const reads = this.#takePending()
    this.#calls += 1
    this.#lastCallAt = now
    this.#answer(reads).finally(() => {
      this.#calls -= 1
      this.#pausesUntil = performance.now() + PAUSE_MS
      this.#call()
    })
  }

  /** One entry per cart: a reader with another key of the same cart waits for the next call. */
  #takePending(): PendingRead[] {
    const taken = new Map<string, PendingRead>()
    for (const [name, read] of this.#pending) {
      if (taken.size >= MOST_CARTS) break
      if (taken.has(read.id)) continue
      taken.set(read.id, read)
      this.#pending.delete(name)
    }
    return [...taken.values()]
  }

  async #answer(reads: PendingRead[]): Promise<void> {
    // Holds a reference to the known version: concurrent reads may evict it from the cache.
    const seen = new Map(reads.map(({ id }) => [id, this.#known.get(id)]))
    try {
      const asked = reads.map(({ id, key }) => {
        const known = seen.get(id)
        return { id, ...(key === null ? {} : { key }), ...(known ? { version: known.version } : {}) }
      })
      const { carts } = await this.#ask({ carts: asked })
      const now = new Map(carts.map((cart) => [cart.id, cart]))
      for (const { id, answer } of reads) {
        const found = now.get(id)
        if (found?.stale) answer.reject(new StaleKeyError())
        else answer.resolve(this.#keep(id, found, seen.get(id)))
      }
    } catch (error) {
      for (const { answer } of reads) answer.reject(error)
    }
  }

  #keep(id: string, now: ChangedCart | undefined, seen: Known | undefined): Cart | null {
    const cart = now?.cart ?? (now && seen?.cart)
    if (!now || !cart) {
      this.#known.delete(id)
      return null
    }
    if (now.cart) this.#known.set(id, { ...now, cart })
    return cart
  }
}
