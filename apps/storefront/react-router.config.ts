import { join } from "node:path"
import type { Config } from "@react-router/dev/config"
import { compressAssets } from "./compress-assets.ts"

export default {
  // The whole route table travels with the first page: no `/__manifest` endpoint to ask or to attack.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) =>
    compressAssets(join(reactRouterConfig.buildDirectory, "client/assets")),
} satisfies Config
