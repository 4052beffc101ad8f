import { createRequire } from "node:module"
import Stripe from "stripe"

/** Its types are those of a module named `stripe` and would meet those of the newest one. */
const Stripe15 = createRequire(import.meta.url)("stripe-15") as typeof Stripe

/** The newest client, and the one the back end's payment provider brings. */
export const OFFICIAL_CLIENTS = [
  ["stripe 23", (url: string) => connect(url)],
  ["stripe 15", (url: string) => new Stripe15("sk_test_sandbox", connection(url))],
] as const

/** The newest client, pointed at a sandbox. */
export function connect(url: string, options: { maxNetworkRetries?: number } = {}): Stripe {
  return new Stripe("sk_test_sandbox", { ...connection(url), ...options })
}

function connection(url: string) {
  const { hostname, port } = new URL(url)
  return { host: hostname, port, protocol: "http" as const, maxNetworkRetries: 0, telemetry: false }
}
