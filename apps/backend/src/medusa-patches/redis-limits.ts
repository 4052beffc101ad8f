import { createRequire } from "node:module"
import { forgetLostAnswers } from "@porteka/shop/redis-answers"
import { onWorkflowStorage } from "./workflow-storage.ts"

const ANSWER_MS = 2_000
const RECONNECT_EVERY_MS = 200
const WORK_SILENCE_MS = 30_000

/**
 * Options of the connections that somebody waits for: a Redis that is started again within two seconds is only a delay, and for
 * any other nobody waits for longer. A connection without any answer is opened anew: if its other end has vanished without a
 * sign, with its machine or at a firewall, it would fail every command until the system gives it up, after a quarter of an hour.
 */
export const redisLimits = (answerMs: number) => ({
  commandTimeout: answerMs,
  retryStrategy: () => RECONNECT_EVERY_MS,
  maxRetriesPerRequest: ANSWER_MS / RECONNECT_EVERY_MS - 1,
  socketTimeout: 2 * answerMs,
})

export const REDIS_LIMITS = redisLimits(ANSWER_MS)

/** Of connections on which a process waits for work, for ten seconds at a time. */
export const REDIS_WORK_LIMITS = { socketTimeout: WORK_SILENCE_MS }

/** What is used of the workflow engine's storage in Redis. */
interface Storage {
  redisClient?: { options: object }
  onApplicationStart(): Promise<void>
}

let installed = false

/**
 * Workflows wait for Redis no longer than locks do. In Medusa's configuration these options would also apply to the connection
 * on which a process waits for background work, for ten seconds at a time. They apply once the process has started: meanwhile it
 * is too busy to read answers in time.
 */
export function installRedisLimits(): void {
  if (installed) return
  installed = true
  // The class of all clients of Medusa's modules and of BullMQ.
  const ofMedusa = createRequire(require.resolve("@medusajs/medusa/locking-redis"))
  forgetLostAnswers((ofMedusa("ioredis") as { Redis: { prototype: object } }).Redis)
  onWorkflowStorage<Storage>((engine) => {
    const { redisClient, onApplicationStart } = engine
    if (!redisClient) return
    engine.onApplicationStart = async () => {
      await onApplicationStart.call(engine)
      Object.assign(redisClient.options, REDIS_LIMITS)
    }
  })
}
