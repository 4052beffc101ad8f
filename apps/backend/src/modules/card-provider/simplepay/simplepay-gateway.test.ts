import { createHmac } from "node:crypto"
import { type HostedSandbox, simplePayProtocol, startHostedSandbox } from "@porteka/card-sandbox"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { type NewPayment, ProviderRefusedError, ProviderUnavailableError } from "../card-gateway.ts"
import { createSimplePayGateway } from "./simplepay-gateway.ts"

const KEY = "FxDa5w314kLlNseq2sKuVwaqZshZT5d6"
const MERCHANT = "PORTEKATEST"

let simplePay: HostedSandbox
beforeAll(async () => {
  const protocol = simplePayProtocol({ merchant: MERCHANT, key: KEY, ipnUrl: "http://127.0.0.1:9" })
  simplePay = await startHostedSandbox({ port: 0, protocol })
  await steer("notices/hold", {})
})
afterAll(() => simplePay.close())

const warn = vi.fn()
const gatewayOf = (settings: Partial<{ apiKey: string; merchant: string }> = {}) =>
  createSimplePayGateway(
    { apiKey: KEY, webhookSecret: KEY, merchant: MERCHANT, apiUrl: simplePay.url, ...settings },
    warn,
  )

async function steer(action: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${simplePay.url}/sandbox/${action}`, {
    method: "POST",
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

let attempts = 0
const newPayment = (): NewPayment => ({
  attempt_id: `payatt_${++attempts}`,
  amount: 12_900,
  currency_code: "huf",
  payer: {
    ...{ email: "vevo@example.hu", locale: "hu", name: "Őszi Rózsa", country_code: "hu" },
    ...{ postal_code: "1011", city: "Budapest", address: "Fő utca 1.", phone: "+36301234567" },
  },
  return_url: "http://127.0.0.1:1/hu/checkout/verify",
  callback_url: "http://127.0.0.1:1/api/payment/webhook",
})

const opened = () => gatewayOf().create(newPayment())

async function paid() {
  const { id } = await opened()
  await steer("decide", { id, outcome: "paid" })
  return id
}

describe("a payment", () => {
  test("is opened over whole forints, with the address of the page", async () => {
    const seen = await opened()
    expect(seen).toMatchObject({ state: "unpaid", amount: 12_900, currency_code: "huf" })
    expect(seen.browser_token).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/page\/\d+$/)
    expect(await gatewayOf().read(seen.id)).toEqual({ ...seen, browser_token: "" })
  })

  test.each([
    ["paid", "captured", null],
    ["refused", "canceled", "2013"],
    ["cancelled", "canceled", null],
    ["expired", "canceled", null],
  ] as const)("that ends %s is told as %s", async (outcome, state, last_error) => {
    const { id } = await opened()
    await steer("decide", { id, outcome })
    expect(await gatewayOf().read(id)).toMatchObject({ state, last_error })
  })

  test("that nobody knows is told as ended", async () => {
    expect(await gatewayOf().read("499999999")).toMatchObject({ state: "canceled", amount: 0 })
  })

  test("can be ended while nobody pays it, and is left alone when somebody does or has", async () => {
    const gateway = gatewayOf()
    const { id } = await opened()
    expect(await gateway.cancel(id)).toMatchObject({ state: "canceled" })
    const { id: open } = await opened()
    await steer("open", { id: open })
    expect(await gateway.cancel(open)).toMatchObject({ state: "unpaid" })
    expect(await gateway.cancel(await paid())).toMatchObject({ state: "captured" })
  })
})

describe("money that goes back", () => {
  test("goes back whole once, and the payment counts as ended then", async () => {
    const gateway = gatewayOf()
    const id = await paid()
    await gateway.refund(id)
    await gateway.refund(id)
    expect((await steer("read", { id })).refunds).toMatchObject([{ amount: 12_900 }])
    expect(await gateway.read(id)).toMatchObject({ state: "canceled" })
  })

  test("is brought up to what was decided, also when an answer was lost", async () => {
    const gateway = gatewayOf()
    const id = await paid()
    const part = (amount: number, decided_in_all: number) =>
      gateway.refundPart({ id, refund_id: "ref_1", amount, decided_in_all, currency_code: "huf" })
    await steer("faults", { fault: "drop_answer", path: "refund", times: 1 })
    await expect(part(1_000, 1_000)).rejects.toThrow(ProviderUnavailableError)
    await part(1_000, 1_000)
    await part(2_000, 3_000)
    await part(1_000, 3_000)
    expect((await steer("read", { id })).refunds).toMatchObject([{ amount: 1_000 }, { amount: 2_000 }])
    await expect(part(90_000, 93_000)).rejects.toThrow(ProviderRefusedError)
  })
})

describe("an answer", () => {
  test.each([
    ["another key", { apiKey: "another-key-of-32-characters----" }],
    ["an account it does not know", { merchant: "NOBODY" }],
  ])("for %s is told to the staff, and counts as none", async (_, settings) => {
    warn.mockClear()
    await expect(gatewayOf(settings).create(newPayment())).rejects.toThrow(ProviderUnavailableError)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("does not accept CARD_MERCHANT"))
  })

  test("that is lost is asked for again, except where money could move twice", async () => {
    const { id } = await opened()
    await steer("faults", { fault: "drop_answer", path: "query", times: 1 })
    expect(await gatewayOf().read(id)).toMatchObject({ state: "unpaid" })
    await steer("faults", { fault: "drop_answer", path: "start", times: 1 })
    await expect(opened()).rejects.toThrow(ProviderUnavailableError)
  })
})

describe("an IPN", () => {
  const sign = (body: string, key = KEY) => createHmac("sha384", key).update(body).digest("base64")
  const BODY = JSON.stringify({
    orderRef: "payatt_1",
    transactionId: 500_000_001,
    status: "FINISHED",
    name: "Őr",
  })

  test("is answered with its own text, the time of receipt and our signature", () => {
    const event = gatewayOf().readEvent(Buffer.from(BODY), { signature: sign(BODY) })
    expect(event).toMatchObject({ payment: { id: "500000001", attempt_id: "payatt_1" }, type: "FINISHED" })
    const { body, headers } = event.reply ?? expect.unreachable("SimplePay wants an answer")
    expect(JSON.parse(body)).toEqual({ ...JSON.parse(BODY), receiveDate: expect.stringMatching(/\+00:00$/) })
    expect(headers.signature).toBe(sign(body))
  })

  test.each([
    ["nobody's", undefined],
    ["another's", sign(BODY, "other")],
    ["that of another body", sign("{}")],
    ["nonsense", "abc"],
  ])("with %s signature is refused", (_, signature) => {
    expect(() => gatewayOf().readEvent(Buffer.from(BODY), { signature })).toThrow()
  })
})
