import type { IncomingMessage, ServerResponse } from "node:http"
import { pathForLogs } from "@porteka/shop/log-privacy"
import { REQUEST_ID_HEADER } from "@porteka/shop/request-id"
import { isLocale } from "#app/i18n/locales.ts"
import type { Environment } from "../env.server.ts"
import { logger } from "../log.server.ts"
import { inRequest, requestIdOf } from "../request-id.server.ts"
import { countStored, requestSeconds, requestsTotal, STORED_PAGE } from "./metrics.server.ts"
import { type RouteTable, routeLabels } from "./route-label.ts"
import { traceRequest } from "./tracing.server.ts"

const MS_PER_SECOND = 1000
const METHODS = new Set(["GET", "HEAD", "POST", "OPTIONS"])

export interface RequestWatch {
  /** Records a request answered from memory. */
  stored: (request: IncomingMessage, response: ServerResponse) => void
  /** Handles a request with an id of its own, which the response carries as well. */
  run: (request: IncomingMessage, response: ServerResponse, answer: () => void) => void
}

interface Answered {
  route: string
  ms: number
  /** Absent: that of the request's header, or a new one. */
  id?: string
}

const methodOf = ({ method = "" }: IncomingMessage) => (METHODS.has(method) ? method : "other")

/** Counts requests and, with ACCESS_LOG, logs a line for each: the page only, without visitor or parameters. */
export function watchRequests(
  routes: RouteTable,
  { ACCESS_LOG, TRUST_PROXY }: Pick<Environment, "ACCESS_LOG" | "TRUST_PROXY">,
): RequestWatch {
  const labelOf = routeLabels(routes, isLocale)
  const trusted = TRUST_PROXY !== undefined

  function log(request: IncomingMessage, { statusCode }: ServerResponse, answered: Answered) {
    if (ACCESS_LOG === "off") return
    const { route, ms, id = requestIdOf(request, trusted) } = answered
    const path = pathForLogs(request.url ?? "/")
    const method = methodOf(request)
    logger.info({ request: id, method, path, route, status: statusCode, ms: Math.round(ms) }, "request")
  }

  return {
    stored(request, response) {
      countStored(methodOf(request), response.statusCode)
      log(request, response, { route: STORED_PAGE, ms: 0 })
    },
    run(request, response, answer) {
      const id = requestIdOf(request, trusted)
      const startedAt = performance.now()
      const route = labelOf(request.url ?? "/")
      response.setHeader(REQUEST_ID_HEADER, id)
      response.once("close", () => {
        const ms = performance.now() - startedAt
        requestSeconds.observe({ route }, ms / MS_PER_SECOND)
        requestsTotal.inc({ route, method: methodOf(request), status: response.statusCode })
        log(request, response, { route, ms, id })
      })
      inRequest(id, () => traceRequest(request, response, { id, route, trusted }, answer))
    },
  }
}
