import { createServer, type Server } from "node:http"
import { collectDefaultMetrics } from "prom-client"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"
import { registry } from "./metrics.server.ts"

/** Answers Prometheus on a port of its own, which the public never reaches. @returns nothing where none is set */
export function listenForMetrics({
  METRICS_PORT,
  METRICS_HOST,
}: Pick<Environment, "METRICS_PORT" | "METRICS_HOST">): Server | undefined {
  if (METRICS_PORT === undefined) return undefined
  collectDefaultMetrics({ register: registry })
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { "content-type": registry.contentType }).end(await registry.metrics())
  })
  // A port that is taken is no reason not to sell.
  server.on("error", (error) => logger.error({ err: error }, "Metrics cannot be read."))
  return server.listen(METRICS_PORT, METRICS_HOST)
}
