import type { FastifyInstance } from "fastify"
import type { ChangeFeed } from "../back-end/change-feed.server.ts"
import type { PageCache } from "../page-cache/page-cache.server.ts"
import { healthOf } from "./health.server.ts"
import { WHEN_OVERLOADED } from "./when-overloaded.server.ts"

/** An overloaded process must not be restarted. */
const ALWAYS = { logLevel: "silent", config: WHEN_OVERLOADED } as const

/** Registers `/livez` and `/healthz`. */
export function registerHealth(app: FastifyInstance, feed: ChangeFeed, cache: PageCache): void {
  // A supervisor restarts this process if it fails, so a back-end outage must not show here.
  app.get("/livez", ALWAYS, async () => ({ status: "ok", pages: cache.stats }))
  app.get("/healthz", ALWAYS, async (_request, reply) => {
    const { ready, body } = healthOf(feed)
    return reply
      .status(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ...body, pages: cache.stats })
  })
}
