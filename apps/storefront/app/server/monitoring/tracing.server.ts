import type { IncomingMessage, ServerResponse } from "node:http"
import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api"
import { pathForLogs } from "@porteka/shop/log-privacy"
import type { Environment } from "../env.server.ts"

const SERVICE_NAME = "porteka-storefront"

let tracer: Tracer | undefined

/**
 * Sends traces to the collector of OTEL_EXPORTER_OTLP_ENDPOINT; without one nothing is loaded, and the
 * functions below do nothing.
 * @returns a function that flushes and stops
 */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<Environment, "OTEL_EXPORTER_OTLP_ENDPOINT">): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {}
  const { startExporting } = await import("./trace-exporter.server.ts")
  const provider = startExporting(SERVICE_NAME)
  tracer = trace.getTracer(SERVICE_NAME)
  return () => provider.shutdown()
}

interface Traced {
  id: string
  route: string
  /** Whether a reverse proxy in front of the shop is trusted to start traces. */
  trusted: boolean
}

/** Handles a request in a span of its own. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { id, route, trusted }: Traced,
  answer: () => void,
): void {
  if (!tracer) {
    answer()
    return
  }
  const method = request.method ?? "GET"
  const parent = trusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT
  const attributes = { "http.request.method": method, "http.route": route, "porteka.request_id": id }
  const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
  response.once("close", () => finish(span, response.statusCode))
  context.with(trace.setSpan(parent, span), answer)
}

/** Calls another server in a span of its own. @param headers the call's headers, to which the trace is added */
export function traceCall(
  { method, address, headers }: { method: string; address: string; headers: Headers },
  call: () => Promise<Response>,
): Promise<Response> {
  if (!tracer) return call()
  const route = pathForLogs(address)
  const attributes = { "http.request.method": method, "http.route": route }
  return tracer.startActiveSpan(
    `${method} ${route}`,
    { kind: SpanKind.CLIENT, attributes },
    async (span: Span) => {
      propagation.inject(context.active(), headers, { set: (carrier, key, value) => carrier.set(key, value) })
      try {
        const response = await call()
        finish(span, response.status)
        return response
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
        throw error
      }
    },
  )
}

function finish(span: Span, status: number): void {
  span.setAttribute("http.response.status_code", status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
