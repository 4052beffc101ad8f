import { environment } from "./src/env.ts"
import type * as Tracing from "./src/tracing/open-tracing.ts"

/**
 * Called by Medusa before it loads the modules to be traced, without awaiting it: therefore `require`.
 * Without a collector nothing is loaded.
 */
export function register(): void {
  if (!environment().OTEL_EXPORTER_OTLP_ENDPOINT) return
  const { openTracing } = require("./src/tracing/open-tracing") as typeof Tracing
  openTracing()
}
