import { createHmac } from "node:crypto"
import { simplePayProtocol } from "@porteka/card-sandbox"
import { describe, expect, test, vi } from "vitest"
import { ProviderUnavailableError } from "../card-gateway.ts"
import { hostedSandboxFor, newPayment, paidPayment, testRefunds } from "../hosted/hosted-gateway.fixture.ts"
import { createSimplePayGateway } from "./simplepay-gateway.ts"

const KEY = "FxDa5w314kLlNseq2sKuVwaqZshZT5d6"
const MERCHANT = "PORTEKATEST"

const { url, steer } = hostedSandboxFor(
  simplePayProtocol({ merchant: MERCHANT, key: KEY, ipnUrl: "http://127.0.0.1:9" }),
)
const warn = vi.fn()
const gatewayOf = (settings: Partial<{ apiKey: string; merchant: string }> = {}) =>
  createSimplePayGateway(
    { apiKey: KEY, webhookSecret: KEY, merchant: MERCHANT, apiUrl: url(), ...settings },
    warn,
  )

const opened = () => gatewayOf().create(newPayment())

describe("a payment", () => {
  test("is opened for whole forints, with the URL of the page", async () => {
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
  ] as const)("that ends %s is reported as %s", async (outcome, state, last_error) => {
    const { id } = await opened()
    await steer("decide", { id, outcome })
    expect(await gatewayOf().read(id)).toMatchObject({ state, last_error })
  })

  test("that is unknown is reported as ended", async () => {
    expect(await gatewayOf().read("499999999")).toMatchObject({ state: "canceled", amount: 0 })
  })

  test("can be canceled while nobody pays it, and is left alone otherwise", async () => {
    const gateway = gatewayOf()
    const { id } = await opened()
    expect(await gateway.cancel(id)).toMatchObject({ state: "canceled" })
    const { id: open } = await opened()
    await steer("open", { id: open })
    expect(await gateway.cancel(open)).toMatchObject({ state: "unpaid" })
    expect(await gateway.cancel(await paidPayment(gateway, steer))).toMatchObject({ state: "captured" })
  })
})

testRefunds(gatewayOf, steer, "refund")

describe("an answer", () => {
  test.each([
    ["another key", { apiKey: "another-key-of-32-characters----" }],
    ["an account it does not know", { merchant: "NOBODY" }],
  ])("for %s is reported to the staff, and counts as none", async (_, settings) => {
    warn.mockClear()
    await expect(gatewayOf(settings).create(newPayment())).rejects.toThrow(ProviderUnavailableError)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining("does not accept CARD_MERCHANT"))
  })

  test("that is lost is repeated, except if money could move twice", async () => {
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
