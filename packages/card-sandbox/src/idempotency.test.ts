import { describe, expect, it } from "vitest"
import { connect } from "./test-kit/official-clients.ts"
import { runSandbox } from "./test-kit/running-sandbox.ts"

const INTENT = { amount: 1_290_000, currency: "huf" }

const raw = (url: string, path: string, key: string, body: Record<string, string>) =>
  fetch(`${url}/v1/${path}`, {
    method: "POST",
    headers: { authorization: "Bearer sk_test_1", "idempotency-key": key },
    body: new URLSearchParams(body),
  })

describe("an idempotency key", () => {
  it("gives the first answer again, and says so", async () => {
    const { url } = await runSandbox()
    const first = await raw(url, "payment_intents", "k1", { amount: "1290000", currency: "huf" })
    const second = await raw(url, "payment_intents", "k1", { amount: "1290000", currency: "huf" })
    expect(await second.text()).toBe(await first.text())
    expect([first.headers.get("idempotent-replayed"), second.headers.get("idempotent-replayed")]).toEqual([
      null,
      "true",
    ])
    expect((await connect(url).paymentIntents.list()).data).toHaveLength(1)
  })

  it("is refused for another request", async () => {
    const { url } = await runSandbox()
    const stripe = connect(url)
    await stripe.paymentIntents.create(INTENT, { idempotencyKey: "k1" })
    const other = stripe.paymentIntents.create(
      { ...INTENT, amount: 1 + INTENT.amount },
      { idempotencyKey: "k1" },
    )
    await expect(other).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 })
    await expect(stripe.customers.create({}, { idempotencyKey: "k1" })).rejects.toMatchObject({
      type: "StripeIdempotencyError",
    })
  })

  it("remembers a declined card: the money is not tried for again", async () => {
    const { url } = await runSandbox()
    const stripe = connect(url)
    const pay = () =>
      stripe.paymentIntents.create(
        { ...INTENT, confirm: true, payment_method: "pm_card_visa_chargeDeclined" },
        { idempotencyKey: "k1" },
      )
    const errors = [await pay().catch((error) => error), await pay().catch((error) => error)]
    expect(errors.map(({ code }) => code)).toEqual(["card_declined", "card_declined"])
    expect(errors[0].payment_intent.id).toBe(errors[1].payment_intent.id)
    expect((await stripe.charges.list()).data).toHaveLength(1)
  })

  it("does not remember what was refused before anything was done", async () => {
    const { url } = await runSandbox()
    const stripe = connect(url)
    await expect(
      stripe.paymentIntents.create({ amount: 1, currency: "huf" }, { idempotencyKey: "k1" }),
    ).rejects.toThrow()
    expect(await stripe.paymentIntents.create(INTENT, { idempotencyKey: "k1" })).toMatchObject({
      amount: INTENT.amount,
    })
  })

  it("makes one of twenty at once", async () => {
    const { url } = await runSandbox()
    const stripe = connect(url)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => stripe.paymentIntents.create(INTENT, { idempotencyKey: "k1" })),
    )
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  it("is in use while its first request is held up", async () => {
    const sandbox = await runSandbox()
    await sandbox.control("faults", { fault: "delay", path: "/payment_intents", ms: 200, times: 1 })
    const first = raw(sandbox.url, "payment_intents", "k1", { amount: "1290000", currency: "huf" })
    const second = async () =>
      raw(sandbox.url, "payment_intents", "k1", { amount: "1290000", currency: "huf" })
    // The first request is active as soon as the sandbox has received it: repeat until it says so.
    let answer = await second()
    while (answer.status === 200 && answer.headers.get("idempotent-replayed") === null)
      answer = await second()
    expect([answer.status, (await first).status]).toEqual([409, 200])
  })

  it("survives lost answers of the official client's own retries: paid once", async () => {
    const sandbox = await runSandbox()
    const stripe = connect(sandbox.url, { maxNetworkRetries: 2 })
    await sandbox.control("faults", {
      fault: "drop_answer",
      method: "POST",
      path: "/payment_intents",
      times: 1,
    })
    const intent = await stripe.paymentIntents.create({
      ...INTENT,
      confirm: true,
      payment_method: "pm_card_visa",
    })
    expect(intent.status).toBe("succeeded")
    expect((await stripe.charges.list()).data).toHaveLength(1)
  })
})

describe("faults a test asks for", () => {
  it("fail instead of doing it, as often as asked", async () => {
    const sandbox = await runSandbox()
    const stripe = connect(sandbox.url)
    await sandbox.control("faults", { fault: "fail", status: 503, times: 2 })
    for (const _ of [1, 2])
      await expect(stripe.paymentIntents.create(INTENT)).rejects.toMatchObject({ statusCode: 503 })
    expect((await stripe.paymentIntents.list()).data).toEqual([])
  })

  it("break the connection before anything is done", async () => {
    const sandbox = await runSandbox()
    const stripe = connect(sandbox.url)
    await sandbox.control("faults", { fault: "drop_request", path: "/capture" })
    const intent = await stripe.paymentIntents.create({
      ...INTENT,
      confirm: true,
      payment_method: "pm_card_visa",
      capture_method: "manual",
    })
    await expect(stripe.paymentIntents.capture(intent.id)).rejects.toMatchObject({
      type: "StripeConnectionError",
    })
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("requires_capture")
    await fetch(`${sandbox.url}/sandbox/faults`, { method: "DELETE" })
    expect((await stripe.paymentIntents.capture(intent.id)).status).toBe("succeeded")
  })

  it("keep a payment in processing until it is settled", async () => {
    const sandbox = await runSandbox()
    const stripe = connect(sandbox.url)
    await sandbox.control("processing", { times: 2 })
    const pay = () =>
      stripe.paymentIntents.create({ ...INTENT, confirm: true, payment_method: "pm_card_visa" })
    const [good, bad] = [await pay(), await pay()]
    expect([good.status, bad.status, (await pay()).status]).toEqual(["processing", "processing", "succeeded"])
    await sandbox.control(`payment_intents/${good.id}/settle`, { outcome: "succeeded" })
    await sandbox.control(`payment_intents/${bad.id}/settle`, { outcome: "failed" })
    expect((await stripe.paymentIntents.retrieve(good.id)).status).toBe("succeeded")
    expect((await stripe.paymentIntents.retrieve(bad.id)).last_payment_error?.code).toBe("card_declined")
  })

  it.each([
    ["faults", { fault: "burn" }],
    ["faults", { fault: "delay", ms: -1 }],
    ["webhooks", { mode: "lose" }],
    ["payment_intents/pi_none/settle", { outcome: "succeeded" }],
  ])("are refused when they make no sense: %s %j", async (path, body) => {
    const sandbox = await runSandbox()
    await expect(sandbox.control(path, body)).rejects.toThrow()
  })

  it("can't be ordered by a page of a stranger", async () => {
    const { url } = await runSandbox()
    const response = await fetch(`${url}/sandbox/reset`, { method: "POST", body: "{}" })
    expect(response.status).toBe(400)
    const preflight = await fetch(`${url}/sandbox/reset`, { method: "OPTIONS" })
    expect(preflight.headers.get("access-control-allow-origin")).toBeNull()
  })
})
