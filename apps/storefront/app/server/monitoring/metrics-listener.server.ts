import type { Server } from "node:http"
import { listenForMetrics } from "@porteka/shop/monitoring"
import { collectDefaultMetrics } from "prom-client"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"
import { registry } from "./metrics.server.ts"

/** @returns undefined if no port is set */
export function openMetrics({
  METRICS_PORT: port,
  METRICS_HOST: host,
}: Pick<Environment, "METRICS_PORT" | "METRICS_HOST">): Server | undefined {
  if (port === undefined) return undefined
  collectDefaultMetrics({ register: registry })
  return listenForMetrics(registry, { port, host }, (error) =>
    logger.error({ err: error }, "Metrics cannot be read."),
  )
}
