export type EventType =
  | "charge.captured"
  | "charge.failed"
  | "charge.refunded"
  | "charge.succeeded"
  | "customer.created"
  | "customer.deleted"
  | "customer.updated"
  | "payment_intent.amount_capturable_updated"
  | "payment_intent.canceled"
  | "payment_intent.created"
  | "payment_intent.payment_failed"
  | "payment_intent.processing"
  | "payment_intent.requires_action"
  | "payment_intent.succeeded"
  | "payment_method.attached"
  | "payment_method.detached"
  | "refund.created"
  | "setup_intent.canceled"
  | "setup_intent.created"
  | "setup_intent.setup_failed"
  | "setup_intent.succeeded"

export interface StripeEvent {
  id: string
  object: "event"
  api_version: string
  created: number
  /** The object at the time of the event. */
  data: { object: object }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: EventType
}
