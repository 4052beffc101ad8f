import type { FastifyRateLimitStore } from "@fastify/rate-limit"

/** Clients of whom a process remembers how often they called: the last ones. */
const MOST_CLIENTS = 5_000

interface Count {
  calls: number
  endsAt: number
}

/**
 * Counts the calls of each client in windows of a clock that only goes on. The package's own store uses the time of day: once a
 * clock that was ahead by an hour was set right, a window lasted an hour, and who had used it up had to wait for so long.
 */
export class ClientCounts implements FastifyRateLimitStore {
  readonly #counts = new Map<string, Count>()

  incr(
    client: string,
    callback: (error: Error | null, counted?: { current: number; ttl: number }) => void,
    windowMs = 0,
  ): void {
    const now = performance.now()
    const known = this.#counts.get(client)
    const { calls, endsAt } = known && known.endsAt > now ? known : { calls: 0, endsAt: now + windowMs }
    this.#counts.delete(client)
    this.#counts.set(client, { calls: calls + 1, endsAt })
    const [oldest] = this.#counts.keys()
    if (this.#counts.size > MOST_CLIENTS && oldest !== undefined) this.#counts.delete(oldest)
    callback(null, { current: calls + 1, ttl: Math.ceil(endsAt - now) })
  }

  child(): ClientCounts {
    return new ClientCounts()
  }
}
