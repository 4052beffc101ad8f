import type { StripeEvent } from "../objects/event.ts"
import { signatureHeader } from "./signature.ts"

const TIMEOUT_MS = 20_000

export interface WebhookTarget {
  url: string
  secret: string
}

/**
 * Sends one signed event to the shop.
 * @returns the status of the answer; 0 if there was none
 */
export async function postEvent(event: StripeEvent, { url, secret }: WebhookTarget): Promise<number> {
  const body = JSON.stringify(event, null, 2)
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signatureHeader(body, secret, Date.now()),
    "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
  }
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: "POST", body, headers, redirect: "manual", signal })
    await response.arrayBuffer()
    return response.status
  } catch {
    // No answer, an invalid one or a timeout: the sender retries in each case.
    return 0
  }
}
