import { PgInstrumentation } from "@medusajs/framework/opentelemetry/instrumentation-pg"
import { resourceFromAttributes } from "@medusajs/framework/opentelemetry/resources"
import { BatchSpanProcessor, NodeTracerProvider } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import { instrumentRemoteQuery, instrumentWorkflows } from "@medusajs/medusa"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { withoutPrivateParts } from "@porteka/shop/trace-privacy"
import { traceRequests } from "./trace-requests.ts"

const SERVICE_NAME = "porteka-backend"

/** Sends spans without what is private in them. Address and headers are read by the exporter from OTEL_EXPORTER_OTLP_…. */
class ShownSpansExporter extends OTLPTraceExporter {
  override export(...[spans, done]: Parameters<OTLPTraceExporter["export"]>): void {
    super.export(spans.map(withoutPrivateParts), done)
  }
}

/**
 * Traces requests, queries, workflows and the calls of PostgreSQL. Not by Medusa's `registerOtel`: its spans of requests
 * hold every header, and each span is sent by itself.
 */
export function openTracing(): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": SERVICE_NAME }),
    spanProcessors: [new BatchSpanProcessor(new ShownSpansExporter())],
  })
  provider.register()
  // Switches itself on, for a `pg` that is loaded from now on.
  new PgInstrumentation({ requireParentSpan: true })
  traceRequests()
  instrumentRemoteQuery()
  instrumentWorkflows()
  // Medusa ends the process once it has closed: what is left is sent at the first word of it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => provider.forceFlush())
}
