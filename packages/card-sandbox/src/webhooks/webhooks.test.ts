import type Stripe from "stripe"
import { describe, expect, it } from "vitest"
import { connect } from "../test-kit/official-clients.ts"
import { runSandbox } from "../test-kit/running-sandbox.ts"
import { receiveWebhooks } from "../test-kit/webhook-receiver.ts"

const SECRET = "whsec_test"

const set = async () => {
  const shop = await receiveWebhooks()
  const sandbox = await runSandbox({ webhook: { url: shop.url, secret: SECRET } })
  const stripe = connect(sandbox.url)
  const pay = (payment_method = "pm_card_visa", extra: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
    stripe.paymentIntents.create({
      amount: 1_290_000,
      currency: "huf",
      confirm: true,
      payment_method,
      metadata: { session_id: "payses_1" },
      ...extra,
    })
  return { shop, sandbox, stripe, pay }
}

const types = (events: { type: string }[]) => events.map(({ type }) => type).sort()

describe("webhooks", () => {
  it("tell the shop what happened, signed", async () => {
    const { shop, stripe, pay } = await set()
    const intent = await pay()
    const received = await shop.waitFor(3)
    expect(types(received)).toEqual([
      "charge.succeeded",
      "payment_intent.created",
      "payment_intent.succeeded",
    ])
    const paid = received.find(({ type }) => type === "payment_intent.succeeded")
    const event = stripe.webhooks.constructEvent(paid?.body ?? "", paid?.signature ?? "", SECRET)
    expect(event.data.object).toMatchObject({
      id: intent.id,
      amount_received: 1_290_000,
      metadata: { session_id: "payses_1" },
    })
    expect(event.request?.id).toMatch(/^req_/)
  })

  it("can't be forged or changed on their way", async () => {
    const { shop, stripe, pay } = await set()
    await pay()
    const [first] = await shop.waitFor(1)
    const { body = "", signature = "" } = first ?? {}
    expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow(/signature/i)
    expect(() => stripe.webhooks.constructEvent(`${body} `, signature, SECRET)).toThrow(/signature/i)
  })

  it.each([
    ["pm_card_visa_chargeDeclined", {}, ["charge.failed", "payment_intent.payment_failed"]],
    [
      "pm_card_visa",
      { capture_method: "manual" },
      ["charge.succeeded", "payment_intent.amount_capturable_updated"],
    ],
    [
      "pm_card_authenticationRequired",
      { return_url: "http://shop.test/" },
      ["payment_intent.requires_action"],
    ],
  ] as const)("of %s %j", async (card, extra, expected) => {
    const { shop, pay } = await set()
    await pay(card, extra).catch((error) => error)
    const received = await shop.waitFor(1 + expected.length)
    expect(types(received)).toEqual([...expected, "payment_intent.created"].sort())
  })

  it("come again until the shop takes them", async () => {
    const { shop, sandbox, stripe } = await set()
    shop.statuses.push(500, 302)
    const customer = await stripe.customers.create({ email: "a@example.hu" })
    await shop.waitFor(1)
    // Each attempt waits longer than the one before; the clock is advanced to it.
    while (shop.received.length < 3) await sandbox.control("clock", { advance_ms: 60_000 })
    expect(new Set(shop.received.map(({ id }) => id)).size).toBe(1)
    expect(JSON.parse(shop.received[2]?.body ?? "").data.object.id).toBe(customer.id)
    const events = await stripe.events.list({ type: "customer.created" })
    await expect
      .poll(async () => (await stripe.events.retrieve(events.data[0]?.id ?? "")).pending_webhooks)
      .toBe(0)
  })

  it("can be held and let go in another order", async () => {
    const { shop, sandbox, pay } = await set()
    await sandbox.control("webhooks", { mode: "hold" })
    await pay()
    expect(shop.received).toEqual([])
    const { sent } = await sandbox.control("webhooks/release", { reversed: true })
    expect(sent).toMatchObject([
      { type: "payment_intent.succeeded", status: 200 },
      { type: "charge.succeeded", status: 200 },
      { type: "payment_intent.created", status: 200 },
    ])
    expect(shop.received.map(({ type }) => type)).toEqual([
      "payment_intent.succeeded",
      "charge.succeeded",
      "payment_intent.created",
    ])
  })

  it("can get lost, and be sent by hand", async () => {
    const { shop, sandbox, stripe, pay } = await set()
    await sandbox.control("webhooks", { mode: "drop", types: ["payment_intent.succeeded"] })
    await pay()
    expect(types(await shop.waitFor(2))).toEqual(["charge.succeeded", "payment_intent.created"])
    const [lost] = (await stripe.events.list({ type: "payment_intent.succeeded" })).data
    expect(await sandbox.control(`events/${lost?.id}/send`)).toMatchObject({
      sent: { id: lost?.id, status: 200 },
    })
    expect(shop.received.at(-1)?.id).toBe(lost?.id)
  })

  it("can come twice", async () => {
    const { shop, sandbox, pay } = await set()
    await sandbox.control("webhooks", { mode: "duplicate", types: ["payment_intent.succeeded"], times: 1 })
    await pay()
    const received = await shop.waitFor(4)
    const twice = received.filter(({ type }) => type === "payment_intent.succeeded")
    expect(twice).toHaveLength(2)
    expect(twice[0]?.id).toBe(twice[1]?.id)
  })

  it("can come late", async () => {
    const { shop, sandbox, stripe } = await set()
    await sandbox.control("webhooks", { mode: "delay", ms: 3_600_000, times: 1 })
    await stripe.customers.create({})
    await stripe.customers.create({})
    const [second] = await shop.waitFor(1)
    await sandbox.control("clock", { advance_ms: 3_600_000 })
    const received = await shop.waitFor(2)
    expect(received[1]?.id).not.toBe(second?.id)
  })

  it("do not hold up a shop that is unavailable", async () => {
    const sandbox = await runSandbox({ webhook: { url: "http://127.0.0.1:9/hooks", secret: SECRET } })
    expect(await connect(sandbox.url).customers.create({})).toMatchObject({ object: "customer" })
  })
})
