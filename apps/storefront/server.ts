import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import * as build from "virtual:react-router/server-build"
import type { ServerBuild } from "react-router"
import { env } from "#app/server/env.server.ts"
import { drain } from "#app/server/http/drain.server.ts"
import { logger } from "#app/server/log.server.ts"
import { openMetrics } from "#app/server/monitoring/metrics-listener.server.ts"
import { openTracing } from "#app/server/monitoring/tracing.server.ts"
import { createPipeline } from "#app/server/pipeline.server.ts"

/** The proxy closes connections that are idle for 2 s (ops/Caddyfile, docs/operations.md). */
const PROXY_IDLE_MS = 2_500
/** Supervisors wait at least 15 s before they kill the process. */
const MOST_DRAIN_MS = 12_000

const serverFile = fileURLToPath(import.meta.url)
const clientFolder = join(dirname(serverFile), "../client")
const pipeline = await createPipeline(build as ServerBuild, env, clientFolder, serverFile)

pipeline.server.listen(env.PORT, env.HOST, () => {
  logger.info({ port: env.PORT, origin: env.PUBLIC_ORIGIN }, "The storefront is open.")
})

const metrics = openMetrics(env)
const closeTracing = await openTracing(env)

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    metrics?.close()
    await drain(pipeline.server, { idleMs: env.TRUST_PROXY ? PROXY_IDLE_MS : 0, mostMs: MOST_DRAIN_MS })
    await pipeline.close()
    await closeTracing()
    process.exit(0)
  })
}
