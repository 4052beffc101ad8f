import { describe, expect, test } from "vitest"
import { CARDS, cardSandbox, signatureOf } from "../fixtures/card-sandbox.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { comeBack, isOrdered, reachPayment } from "./card-buyer.ts"

const product = () => testProductOf("admin", 4)

/** The provider reaches the shop at its public URL. */
async function postEvent(body: string, headers: Record<string, string>): Promise<number> {
  const response = await fetch(new URL("/api/payment/webhook", stack.shopUrl), {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  })
  await response.body?.cancel()
  return response.status
}

const eventAbout = (providerPaymentId: string, attemptId: string, status: string) =>
  JSON.stringify({
    id: "evt_forged",
    object: "event",
    type: "payment_intent.amount_capturable_updated",
    data: {
      object: {
        id: providerPaymentId,
        object: "payment_intent",
        status,
        metadata: { attempt_id: attemptId },
      },
    },
  })

describe("a forged event", () => {
  test.each<[string, (body: string) => Record<string, string>]>([
    ["without a signature", () => ({})],
    ["with a signature of another's", (body) => ({ "stripe-signature": signatureOf(body, "whsec_other") })],
    [
      "with the signature of another body",
      () => ({ "stripe-signature": signatureOf("{}", stack.cardWebhookSecret) }),
    ],
    ["with nonsense", () => ({ "stripe-signature": "t=1,v1=abc" })],
  ])("%s is refused and changes nothing", async (_, headers) => {
    const { buyer, payment } = await reachPayment(await product(), "hamis@example.hu")
    const body = eventAbout(payment.provider_payment_id, payment.attempt_id, "requires_capture")
    expect(await postEvent(body, headers(body))).toBe(400)
    expect(await isOrdered(buyer)).toBe(false)
  })

  test("even a signed one is not trusted: the provider is asked", async () => {
    const { buyer, payment } = await reachPayment(await product(), "alairt@example.hu")
    const body = eventAbout(payment.provider_payment_id, payment.attempt_id, "succeeded")
    const signature = { "stripe-signature": signatureOf(body, stack.cardWebhookSecret) }
    expect(await postEvent(body, signature)).toBe(200)
    expect(await isOrdered(buyer)).toBe(false)
    expect((await comeBack(buyer)).body.type).toBe("payment_required")
  })

  test("about somebody else's payment is ignored", async () => {
    const body = eventAbout("pi_unknown", "payatt_unknown", "succeeded")
    expect(await postEvent(body, { "stripe-signature": signatureOf(body, stack.cardWebhookSecret) })).toBe(
      200,
    )
  })
})

describe("the webhook arrives", () => {
  test.each([
    ["before the return", ["events", "return"]],
    ["after the return", ["return", "events"]],
    ["twice", ["events", "again", "return", "again"]],
    ["in the wrong order", ["backwards", "return"]],
  ])("%s: one order", async (_, steps) => {
    const { buyer, cart, payment } = await reachPayment(await product(), "sorrend@example.hu")
    // Two events about the same payment: one declined, one authorized.
    await cardSandbox.pay(payment, CARDS.declined)
    await cardSandbox.pay(payment)
    const orders: string[] = []
    const seen: string[] = []
    for (const step of steps) {
      if (step === "return") {
        const { body } = await comeBack(buyer)
        orders.push(body.type === "order" ? body.order.id : body.type)
      } else if (step === "again") {
        for (const id of seen) expect((await cardSandbox.resend(id)).sent.status).toBe(200)
      } else {
        const { sent } = await cardSandbox.releaseEvents(payment, step === "backwards")
        seen.push(...sent.map(({ id }) => id))
        expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
      }
    }
    const { body } = await comeBack(buyer)
    orders.push(body.type === "order" ? body.order.id : body.type)
    expect(new Set(orders).size).toBe(1)
    expect(orders[0]).toMatch(/^order_/)
    expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({
      status: "succeeded",
      amount_received: cart.total * 100,
    })
  })
})
