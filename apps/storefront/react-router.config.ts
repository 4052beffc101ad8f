import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { compressAssets } from "./compress-assets.ts"
import { buildServiceWorker } from "./service-worker/build-service-worker.ts"

export default {
  ...(process.env.BUILD_DIRECTORY ? { buildDirectory: process.env.BUILD_DIRECTORY } : {}),
  // The whole route table travels with the first page: no `/__manifest` endpoint to ask or to attack.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client")
    await Promise.all([compressAssets(join(client, "assets")), buildServiceWorker(client)])
  },
} satisfies Config
