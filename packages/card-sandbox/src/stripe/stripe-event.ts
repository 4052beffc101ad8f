import type { EventType, StripeEvent } from "../objects/event.ts"
import { newId } from "../state/ids.ts"
import type { Delivery } from "../state/tables.ts"
import type { WebhookPlan } from "../webhooks/plan.ts"
import { type Scene, seconds } from "./scene.ts"

/** Stores an event and queues its webhook, together with the change that caused it. */
export function emit(scene: Scene, type: EventType, object: object): void {
  const event: StripeEvent = {
    id: newId("evt"),
    object: "event",
    api_version: scene.apiVersion,
    created: seconds(scene.now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: scene.request,
    type,
  }
  scene.work.put("events", event)
  const plan = scene.planWebhook(type, object)
  scene.work.put("deliveries", plannedDelivery(event.id, scene.now.getTime(), plan))
}

function plannedDelivery(id: string, now: number, plan: WebhookPlan): Delivery {
  return {
    id,
    state: plan.mode === "hold" ? "held" : plan.mode === "drop" ? "dropped" : "waiting",
    tries: 0,
    next_try_at: now + (plan.mode === "delay" ? (plan.ms ?? 0) : 0),
    copies: plan.mode === "duplicate" ? 2 : 1,
  }
}
