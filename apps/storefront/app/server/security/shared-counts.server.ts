import type { Redis } from "ioredis"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"

/** A page does not wait longer for its client to be counted. */
const COMMAND_TIMEOUT_MS = 250
const CONNECT_TIMEOUT_MS = 2_000

/**
 * The Redis in which several storefronts count the requests of a client together. It is never waited for: a command that
 * cannot be sent at once fails, and the request is let through uncounted (`skipOnError`); the back end limits how much it does at once by itself.
 * @returns nothing without REDIS_URL: then each storefront counts for itself
 */
export async function openSharedCounts({
  REDIS_URL: url,
}: Pick<Environment, "REDIS_URL">): Promise<Redis | undefined> {
  if (url === undefined) return undefined
  const { Redis } = await import("ioredis")
  const redis = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  })
  let isUnreachable = false
  redis.on("error", (error: Error) => {
    if (!isUnreachable)
      logger.warn({ err: error }, "Redis cannot be reached: how many requests a client sends is not limited.")
    isUnreachable = true
  })
  redis.on("ready", () => {
    isUnreachable = false
  })
  return redis
}
