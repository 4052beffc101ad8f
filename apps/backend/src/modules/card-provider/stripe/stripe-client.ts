import Stripe from "stripe"
import type { CardSettings } from "../card-provider.ts"

/** Short enough for a call and one retry while a shopper waits. */
const TIMEOUT_MS = 6_000
const REPETITIONS = 1

/** The official client, for Stripe itself or for the card sandbox. */
export function createStripe({ apiKey, apiUrl }: CardSettings): Stripe {
  return new Stripe(apiKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: REPETITIONS,
    telemetry: false,
    ...(apiUrl ? toAddress(new URL(apiUrl)) : {}),
  })
}

function toAddress({ protocol, hostname, port }: URL) {
  const isPlain = protocol === "http:"
  return { protocol: isPlain ? "http" : "https", host: hostname, port: port || (isPlain ? 80 : 443) } as const
}
