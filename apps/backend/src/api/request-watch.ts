import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { pathForLogs } from "@porteka/shop/log-privacy"
import { isRequestId } from "@porteka/shop/request-id"
import { environment } from "../env.ts"
import { requestSeconds, requestsTotal } from "../modules/monitoring/metrics.ts"

/** A long poll: its duration says nothing about performance. */
const LONG_POLL = "/catalogue/changes"
const MS_PER_SECOND = 1000

/** Medusa's own access log contains the query and the caller's address; ours has neither. */
function writeLine(req: MedusaRequest, status: number, ms: number): void {
  const line = {
    level: "http",
    timestamp: new Date().toISOString(),
    request: isRequestId(req.requestId) ? req.requestId : undefined,
    method: req.method,
    path: pathForLogs(req.originalUrl),
    status,
    ms: Math.round(ms),
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

/** Counts calls by route pattern and, if enabled, logs a line for each. */
export function watchRequest(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction): void {
  const startedAt = performance.now()
  res.once("close", () => {
    const ms = performance.now() - startedAt
    const route = typeof req.route?.path === "string" ? req.route.path : "other"
    requestsTotal.inc({ route, method: req.method, status: res.statusCode })
    if (route !== LONG_POLL) requestSeconds.observe({ route }, ms / MS_PER_SECOND)
    if (environment().ACCESS_LOG === "on") writeLine(req, res.statusCode, ms)
  })
  next()
}
