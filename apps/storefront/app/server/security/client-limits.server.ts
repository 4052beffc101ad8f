import type { RateLimitOptions, RateLimitPluginOptions } from "@fastify/rate-limit"
import { clientNetwork } from "@porteka/shop/client-network"
import type { FastifyRequest } from "fastify"
import type { Redis } from "ioredis"
import type { Environment } from "../env.server.ts"

const MINUTE_MS = 60_000
/** Reads are counted in short windows, so that a shopper who was too fast waits only a few seconds. */
const READ_WINDOW_MS = 10_000

const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD"

/**
 * Request limits per client address. Forms cost the back end most; reads that are not answered by a stored page
 * reach it, too. Stored pages, files and pictures are answered earlier and not counted.
 * @param redis where several storefronts count together
 */
export function clientLimits(
  env: Pick<Environment, "POSTS_PER_MINUTE" | "READS_PER_MINUTE">,
  redis: Redis | undefined,
): RateLimitPluginOptions {
  const readsPerWindow = Math.max(1, Math.round((env.READS_PER_MINUTE * READ_WINDOW_MS) / MINUTE_MS))
  return {
    ...(redis && { redis, nameSpace: "porteka-requests-", skipOnError: true }),
    keyGenerator: (request) => `${isRead(request) ? "read" : "post"} ${clientNetwork(request.ip)}`,
    max: (request) => (isRead(request) ? readsPerWindow : env.POSTS_PER_MINUTE),
    timeWindow: (request) => (isRead(request) ? READ_WINDOW_MS : MINUTE_MS),
  }
}

/** Missing files cost a disk access, and missing pictures a request to the back end. A page has about forty. */
export const MISSING_FILE_LIMITS: RateLimitOptions = {
  keyGenerator: (request) => `file ${clientNetwork(request.ip)}`,
  max: 1_200,
  timeWindow: MINUTE_MS,
}

/** Each sends an e-mail to an address that may be somebody else's. */
export const SIGN_UP_LIMITS: RateLimitOptions = {
  keyGenerator: (request) => `sign-up ${clientNetwork(request.ip)}`,
  max: 30,
  timeWindow: 10 * MINUTE_MS,
}

/** Low, because photos are large and have to be re-encoded. */
export const PHOTO_LIMITS: RateLimitOptions = {
  keyGenerator: (request) => `photos ${clientNetwork(request.ip)}`,
  max: 30,
  timeWindow: 10 * MINUTE_MS,
}
