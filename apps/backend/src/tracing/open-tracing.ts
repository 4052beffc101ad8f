import { PgInstrumentation } from "@medusajs/framework/opentelemetry/instrumentation-pg"
import { resourceFromAttributes } from "@medusajs/framework/opentelemetry/resources"
import { BatchSpanProcessor, NodeTracerProvider } from "@medusajs/framework/opentelemetry/sdk-trace-node"
import { instrumentRemoteQuery, instrumentWorkflows } from "@medusajs/medusa"
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http"
import { withoutPrivateParts } from "@porteka/shop/trace-privacy"
import { traceRequests } from "./trace-requests.ts"

const SERVICE_NAME = "porteka-backend"

/** Sends spans without private data. The exporter reads URL and headers from OTEL_EXPORTER_OTLP_…. */
class ShownSpansExporter extends OTLPTraceExporter {
  override export(...[spans, done]: Parameters<OTLPTraceExporter["export"]>): void {
    super.export(spans.map(withoutPrivateParts), done)
  }
}

/**
 * Traces requests, queries, workflows and PostgreSQL calls. Not with Medusa's `registerOtel`, because its
 * request spans contain all headers, and each span is sent separately.
 */
export function openTracing(): void {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": SERVICE_NAME }),
    spanProcessors: [new BatchSpanProcessor(new ShownSpansExporter())],
  })
  provider.register()
  // Enables itself for every `pg` that is loaded later.
  new PgInstrumentation({ requireParentSpan: true })
  traceRequests()
  instrumentRemoteQuery()
  instrumentWorkflows()
  // Medusa ends the process after closing: the remaining spans are sent as soon as closing starts.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => provider.forceFlush())
}
