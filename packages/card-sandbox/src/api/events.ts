import type { StripeEvent } from "../objects/event.ts"
import { text, texts } from "../stripe/params.ts"
import type { Scene } from "../stripe/scene.ts"
import { missing } from "../stripe/stripe-error.ts"
import { type ApiRoute, get } from "./handler.ts"
import { listAnswer } from "./list.ts"

/** `pending_webhooks` with its current value. */
function current(scene: Scene, event: StripeEvent): StripeEvent {
  const state = scene.work.find("deliveries", event.id)?.state
  return { ...event, pending_webhooks: state === "waiting" || state === "held" ? 1 : 0 }
}

export const eventRoutes: ApiRoute[] = [
  get("/v1/events", (scene, params) => {
    const type = text(params, "type")
    const types = texts(params, "types") ?? (type === undefined ? null : [type])
    const rows = scene.work.list("events").filter((event) => types === null || types.includes(event.type))
    const page = listAnswer("/v1/events", rows, params)
    return { ...page, data: page.data.map((event) => current(scene, event)) }
  }),
  get("/v1/events/{id}", (scene, _, [id = ""]) => {
    const event = scene.work.find("events", id)
    if (event === undefined) throw missing("event", id, "id")
    return current(scene, event)
  }),
]
