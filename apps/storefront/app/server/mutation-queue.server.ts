/**
 * Runs the changes of one cart one after another, in the order they came. The back end's cart lock waits only
 * two seconds and then fails; queued here it is never contended. Different carts do not wait for each other.
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

  /** Waits for the changes of a cart that are under way, so that a page drawn after them shows what they did. */
  async settled(cartId: string): Promise<void> {
    await this.#tails.get(cartId)?.catch(() => undefined)
  }

  /** How many carts have changes under way. */
  get size(): number {
    return this.#tails.size
  }
}

export const cartMutations = new MutationQueue()
