import { setTimeout as wait } from "node:timers/promises"
import eventBusRedis from "@medusajs/medusa/event-bus-redis"

/** How long a request waits until its events are in Redis. */
export const PATIENCE_MS = 1_000

/** What is used of Medusa's `RedisEventBusService`. */
interface EventBus {
  logger_: { warn(text: string): void }
  emit(...rest: unknown[]): Promise<void>
  releaseGroupedEvents(...rest: unknown[]): Promise<void>
  clearGroupedEvents(...rest: unknown[]): Promise<void>
}

const SENDING = ["emit", "releaseGroupedEvents", "clearGroupedEvents"] as const

let installed = false

/**
 * An event that Redis does not accept keeps nobody waiting, and fails nothing that is done already. Medusa waits until Redis is
 * back, however long that is. The client sends events then, in their order; those that are lost anyway are found by jobs, as
 * after a crash.
 */
export function installUnhurriedEvents(): void {
  if (installed) return
  installed = true
  const bus = eventBusRedis.service.prototype as EventBus
  for (const name of SENDING) {
    const send = bus[name]
    bus[name] = async function sendUnhurried(...rest) {
      const stop = new AbortController()
      const sent = send.apply(this, rest).catch((error: Error) => {
        this.logger_.warn(`An event was not sent (${name}): ${error.message}`)
      })
      const given = wait(PATIENCE_MS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
      await Promise.race([sent, given])
      stop.abort()
    }
  }
}
