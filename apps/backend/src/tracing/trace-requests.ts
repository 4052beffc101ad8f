import { once } from "node:events"
import type { IncomingMessage, ServerResponse } from "node:http"
import { context, propagation, SpanKind, SpanStatusCode, trace } from "@medusajs/framework/opentelemetry/api"
import * as start from "@medusajs/medusa/commands/start"
import { isRequestId, REQUEST_ID_HEADER } from "@porteka/shop/request-id"

type Handle = () => Promise<void>

const tracer = trace.getTracer("porteka-http")

/** Each request is a span that continues the caller's trace, named after its route. */
async function traceRequest(
  handle: Handle,
  request: IncomingMessage,
  response: ServerResponse,
  route: string | undefined,
): Promise<void> {
  const method = request.method ?? "GET"
  const id = request.headers[REQUEST_ID_HEADER]
  const attributes = {
    "http.request.method": method,
    ...(route === undefined ? {} : { "http.route": route }),
    ...(isRequestId(id) ? { "porteka.request_id": id } : {}),
  }
  const caller = propagation.extract(context.active(), request.headers)
  const name = route === undefined ? method : `${method} ${route}`
  await tracer.startActiveSpan(name, { kind: SpanKind.SERVER, attributes }, caller, async (span) => {
    const closed = once(response, "close")
    try {
      await handle()
      await closed
    } finally {
      span.setAttribute("http.response.status_code", response.statusCode)
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    }
  })
}

/**
 * Medusa calls this hook of its start command before each request; its own instrumentation sets it in the
 * same way.
 */
export function traceRequests(): void {
  Object.assign(start, { traceRequestHandler: traceRequest })
}
