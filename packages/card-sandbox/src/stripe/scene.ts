import type { Work } from "../state/store.ts"
import type { WebhookPlan } from "../webhooks/plan.ts"

/** The context of a request: time, URLs, and what it may access. */
export interface Scene {
  work: Work
  now: Date
  /** The sandbox's URL for the shopper's browser, without a trailing slash. */
  publicUrl: string
  apiVersion: string
  request: { id: string | null; idempotency_key: string | null }
  /** True for a browser with a publishable key: it sees less and may do less. */
  fromBrowser: boolean
  /** A test requested that the next confirmation stays in processing (control API). */
  takeProcessing(): boolean
  /** What a test requested for the webhook of an event. */
  planWebhook(type: string, object: object): WebhookPlan
}

/** Stripe uses whole seconds since 1970. */
export function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000)
}
