import type { Config } from "@react-router/dev/config"

export default {
  // The whole route table travels with the first page: no `/__manifest` endpoint to ask or to attack.
  routeDiscovery: { mode: "initial" },
} satisfies Config
