import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { compressAssets } from "./bundling/compress-assets.ts"
import { buildServiceWorker } from "./service-worker/build-service-worker.ts"

export default {
  ...(process.env.BUILD_DIRECTORY ? { buildDirectory: process.env.BUILD_DIRECTORY } : {}),
  // The whole route table is sent with the first page, so there is no `/__manifest` endpoint to request or to
  // attack.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client")
    await Promise.all([compressAssets(join(client, "assets")), buildServiceWorker(client)])
  },
} satisfies Config
