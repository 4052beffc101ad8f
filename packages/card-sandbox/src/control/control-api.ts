import type { PaymentIntent } from "../objects/payment-intent.ts"
import type { Route } from "../route-table.ts"
import type { Sandbox } from "../sandbox.ts"
import { authenticateIntent, settleProcessing } from "../stripe/confirm-intent.ts"
import type { Scene } from "../stripe/scene.ts"
import { GENERIC_DECLINE } from "../stripe/test-cards.ts"
import type { Sent } from "../webhooks/deliverer.ts"
import { intentOf, WEBHOOK_MODES } from "../webhooks/plan.ts"
import { type ControlBody, ControlError, countOf, textOf, textsOf, wordOf } from "./control-body.ts"
import { FAULTS } from "./fault-plan.ts"

export type ControlHandler = (
  sandbox: Sandbox,
  body: ControlBody,
  ids: string[],
  publicUrl: string,
) => unknown

const post = (path: string, handle: ControlHandler): Route<ControlHandler> => ({
  method: "POST",
  path,
  handle,
})

/** Calls with which tests control the sandbox; not a part of Stripe's API. README.md lists them. */
export const CONTROL_ROUTES: Route<ControlHandler>[] = [
  post("/sandbox/reset", (sandbox) => sandbox.reset()),

  post("/sandbox/faults", (sandbox, body) =>
    sandbox.faults.add({
      fault: wordOf(body, "fault", FAULTS),
      method: textOf(body, "method"),
      path: textOf(body, "path"),
      body: textOf(body, "body"),
      ms: countOf(body, "ms"),
      status: countOf(body, "status"),
      times: countOf(body, "times"),
    }),
  ),
  { method: "DELETE", path: "/sandbox/faults", handle: (sandbox) => sandbox.faults.clear() },

  post("/sandbox/webhooks", (sandbox, body) =>
    sandbox.webhookPlan.set({
      mode: wordOf(body, "mode", WEBHOOK_MODES),
      types: textsOf(body, "types"),
      payment_intent: textOf(body, "payment_intent"),
      times: countOf(body, "times"),
      ms: countOf(body, "ms"),
    }),
  ),
  {
    method: "GET",
    path: "/sandbox/webhooks",
    handle: (sandbox) => ({ deliveries: listDeliveries(sandbox) }),
  },
  post("/sandbox/webhooks/release", async (sandbox, body) => ({
    sent: await release(sandbox, body.reversed === true, textOf(body, "payment_intent")),
  })),
  post("/sandbox/events/{id}/send", async (sandbox, _, [id = ""]) => {
    const sent = await sandbox.deliverer.send(id)
    if (sent === null) throw new ControlError(`There is no event ${id}`)
    return { sent }
  }),

  post("/sandbox/clock", (sandbox, body) => {
    sandbox.clock.advance(countOf(body, "advance_ms") ?? 0)
    sandbox.deliverer.pump()
    return { now: sandbox.clock.now().toISOString() }
  }),

  post("/sandbox/processing", (sandbox, body) => {
    sandbox.keepProcessing.next = countOf(body, "times") ?? 1
  }),
  post("/sandbox/payment_intents/{id}/settle", (sandbox, body, [id = ""], publicUrl) => {
    const outcome = wordOf(body, "outcome", ["succeeded", "failed"])
    const reason = outcome === "failed" ? GENERIC_DECLINE : null
    return changeIntent(sandbox, id, publicUrl, (scene, intent) => settleProcessing(scene, intent, reason))
  }),
  post("/sandbox/payment_intents/{id}/authenticate", (sandbox, body, [id = ""], publicUrl) => {
    const approved = wordOf(body, "outcome", ["approved", "rejected"]) === "approved"
    return changeIntent(sandbox, id, publicUrl, (scene, intent) =>
      authenticateIntent(scene, intent, approved),
    )
  }),
]

function changeIntent(
  sandbox: Sandbox,
  id: string,
  publicUrl: string,
  change: (scene: Scene, intent: PaymentIntent) => PaymentIntent,
): PaymentIntent {
  const intent = sandbox.store.read.find("payment_intents", id)
  if (intent === undefined) throw new ControlError(`There is no payment intent ${id}`)
  return sandbox.act(publicUrl, (scene) => change(scene, intent))
}

function listDeliveries(sandbox: Sandbox) {
  return sandbox.store.read
    .list("deliveries")
    .reverse()
    .map(({ id, state, tries }) => {
      const event = sandbox.store.read.find("events", id)
      return { id, state, tries, type: event?.type, payment_intent: event && intentOf(event.data.object) }
    })
}

/** One after the other, so that the order is fixed. */
async function release(sandbox: Sandbox, reversed: boolean, intent: string | undefined): Promise<Sent[]> {
  const { read } = sandbox.store
  const isMeant = (id: string) => {
    const event = read.find("events", id)
    return intent === undefined || (event !== undefined && intentOf(event.data.object) === intent)
  }
  const held = read.list("deliveries").filter(({ id, state }) => state === "held" && isMeant(id))
  const sent: Sent[] = []
  for (const { id } of reversed ? held : held.reverse()) {
    const one = await sandbox.deliverer.send(id)
    if (one !== null) sent.push(one)
  }
  return sent
}
