import { forgetLostAnswers } from "@porteka/shop/redis-answers"
import type { Redis } from "ioredis"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"

/** How long a page waits for its request to be counted. */
const COMMAND_TIMEOUT_MS = 250
const CONNECT_TIMEOUT_MS = 2_000
/** A connection that answers nothing for this long is opened anew: its other end may have vanished without a sign. */
const SILENCE_TIMEOUT_MS = 2_000

/**
 * The Redis in which several storefronts count a client's requests together. A command that cannot be sent
 * immediately fails, and the request is let through uncounted (`skipOnError`); the back end limits its own
 * concurrency.
 * @returns undefined without REDIS_URL: each storefront then counts for itself
 */
export async function openSharedCounts({
  REDIS_URL: url,
}: Pick<Environment, "REDIS_URL">): Promise<Redis | undefined> {
  if (url === undefined) return undefined
  const { Redis } = await import("ioredis")
  forgetLostAnswers(Redis)
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  let isUnreachable = false
  redis.on("error", (error: Error) => {
    if (!isUnreachable)
      logger.warn({ err: error }, "Redis is unreachable: requests per client are not limited.")
    isUnreachable = true
  })
  redis.on("ready", () => {
    isUnreachable = false
  })
  return redis
}
