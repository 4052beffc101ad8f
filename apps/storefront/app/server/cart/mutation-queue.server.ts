/**
 * Runs the changes of one cart one after another, in order of arrival. The back end's lock of a cart does not
 * keep that order, and fails after ten seconds; within one storefront process it is never waited for. Different
 * carts do not wait for each other.
 */
export class MutationQueue {
  readonly #tails = new Map<string, Promise<unknown>>()

  run<T>(cartId: string, change: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(cartId) ?? Promise.resolve()
    const running = before.then(change, change)
    this.#tails.set(cartId, running)
    const forget = () => {
      if (this.#tails.get(cartId) === running) this.#tails.delete(cartId)
    }
    running.then(forget, forget)
    return running
  }

  /** Waits for pending changes of a cart, so that a page rendered afterward includes them. */
  async settled(cartId: string): Promise<void> {
    await this.#tails.get(cartId)?.catch(() => undefined)
  }

  /** Number of carts with pending changes. */
  get size(): number {
    return this.#tails.size
  }
}

export const cartMutations = new MutationQueue()
