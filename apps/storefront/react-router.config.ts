import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { compactManifestIn } from "./bundling/compact-manifest.ts"
import { compressAssets } from "./bundling/compress-assets.ts"
import { buildServiceWorker } from "./service-worker/build-service-worker.ts"

export default {
  ...(process.env.BUILD_DIRECTORY ? { buildDirectory: process.env.BUILD_DIRECTORY } : {}),
  // The whole route table is sent with the first page, so there is no `/__manifest` endpoint to request or to
  // attack.
  routeDiscovery: { mode: "initial" },
  // One file for each route: its parts would compress worse, and pages fetch all of them when they are idle.
  splitRouteModules: false,
  // In development, every library is found at the start: one found later reloads the page, and what the page was
  // showing is gone.
  future: { unstable_optimizeDeps: true },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client")
    const assets = join(client, "assets")
    await compactManifestIn(assets)
    await Promise.all([compressAssets(assets), buildServiceWorker(client)])
  },
} satisfies Config
