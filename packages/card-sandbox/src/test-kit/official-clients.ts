import { createRequire } from "node:module"
import Stripe from "stripe"

/** Both packages are called `stripe`, so the older one's types would conflict with the newest one's. */
const Stripe15 = createRequire(import.meta.url)("stripe-15") as typeof Stripe

/** The newest client, and the one that the back end's payment provider uses. */
export const OFFICIAL_CLIENTS = [
  ["stripe 23", (url: string) => connect(url)],
  ["stripe 15", (url: string) => new Stripe15("sk_test_sandbox", connection(url))],
] as const

/** The newest client, connected to a sandbox. */
export function connect(url: string, options: { maxNetworkRetries?: number } = {}): Stripe {
  return new Stripe("sk_test_sandbox", { ...connection(url), ...options })
}

function connection(url: string) {
  const { hostname, port } = new URL(url)
  return { host: hostname, port, protocol: "http" as const, maxNetworkRetries: 0, telemetry: false }
}
