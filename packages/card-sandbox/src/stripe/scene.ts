import type { Work } from "../state/store.ts"
import type { WebhookPlan } from "../webhooks/plan.ts"

/** Where and when a request happens, and what it may touch. */
export interface Scene {
  work: Work
  now: Date
  /** The sandbox as the shopper's browser reaches it, without a slash at the end. */
  publicUrl: string
  apiVersion: string
  request: { id: string | null; idempotency_key: string | null }
  /** True when a browser asks with a publishable key: it sees less and may do less. */
  fromBrowser: boolean
  /** A test asked for the next confirmation to stay in processing (control API). */
  takeProcessing(): boolean
  /** What a test wants to happen to the webhook of an event. */
  planWebhook(type: string, object: object): WebhookPlan
}

/** Stripe counts in whole seconds since 1970. */
export function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000)
}
