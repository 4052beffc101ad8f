import type { RateLimitOptions, RateLimitPluginOptions } from "@fastify/rate-limit"
import { clientNetwork } from "@porteka/shop/client-network"
import type { FastifyRequest } from "fastify"
import type { Redis } from "ioredis"
import type { Environment } from "../env.server.ts"
import { ClientCounts } from "./client-counts.server.ts"
import { isMailingForm } from "./mailing-forms.server.ts"
import { pathOf } from "./request-target.server.ts"

const MINUTE_MS = 60_000
/** Reads are counted in short windows, so that a shopper who was too fast waits only a few seconds. */
const READ_WINDOW_MS = 10_000

const MAIL_WINDOW_MS = 10 * MINUTE_MS
/** Of the forms that a client may send in a minute, the part that may send e-mails, in ten minutes. */
const MAILING_PART = 1 / 4

type Kind = "read" | "post" | "mail"

function kindOf({ method, url }: FastifyRequest): Kind {
  if (method === "GET" || method === "HEAD") return "read"
  return isMailingForm(pathOf(url)) ? "mail" : "post"
}

/**
 * Request limits per client address. Forms cost the back end most; reads that are not answered by a stored page
 * reach it, too. Forms that send an e-mail to anybody have a lower limit. Stored pages, files and pictures are answered
 * earlier and not counted.
 * @param redis where several storefronts count together
 */
export function clientLimits(
  env: Pick<Environment, "POSTS_PER_MINUTE" | "READS_PER_MINUTE">,
  redis: Redis | undefined,
): RateLimitPluginOptions {
  const { POSTS_PER_MINUTE: posts, READS_PER_MINUTE: reads } = env
  const limits: Record<Kind, { max: number; timeWindow: number }> = {
    read: {
      max: Math.max(1, Math.round((reads * READ_WINDOW_MS) / MINUTE_MS)),
      timeWindow: READ_WINDOW_MS,
    },
    post: { max: posts, timeWindow: MINUTE_MS },
    mail: { max: Math.ceil(posts * MAILING_PART), timeWindow: MAIL_WINDOW_MS },
  }
  return {
    ...(redis ? { redis, nameSpace: "porteka-requests-", skipOnError: true } : { store: ClientCounts }),
    keyGenerator: (request) => `${kindOf(request)} ${clientNetwork(request.ip)}`,
    max: (request) => limits[kindOf(request)].max,
    timeWindow: (request) => limits[kindOf(request)].timeWindow,
  }
}

/** Missing files cost a disk access, and missing pictures a request to the back end. A page has about forty. */
export const MISSING_FILE_LIMITS: RateLimitOptions = {
  keyGenerator: (request) => `file ${clientNetwork(request.ip)}`,
  max: 1_200,
  timeWindow: MINUTE_MS,
}

/** Low, because photos are large and have to be re-encoded. */
export const PHOTO_LIMITS: RateLimitOptions = {
  keyGenerator: (request) => `photos ${clientNetwork(request.ip)}`,
  max: 30,
  timeWindow: 10 * MINUTE_MS,
}
