import { barionProtocol } from "@porteka/card-sandbox"
import { expect, test, vi } from "vitest"
import { ProviderUnavailableError } from "../card-gateway.ts"
import { hostedSandboxFor, newPayment, testRefunds } from "../hosted/hosted-gateway.fixture.ts"
import { createBarionGateway } from "./barion-gateway.ts"

const KEY = "0123456789abcdef0123456789abcdef"

const { url, steer } = hostedSandboxFor(barionProtocol({ key: KEY }))
const warn = vi.fn()
const gatewayOf = (apiKey = KEY) =>
  createBarionGateway({ apiKey, webhookSecret: apiKey, merchant: "shop@example.hu", apiUrl: url() }, warn)

test("a payment is opened for whole forints, and stays open if the shop would cancel it", async () => {
  const gateway = gatewayOf()
  const { id, browser_token } = await gateway.create(newPayment())
  expect(browser_token).toMatch(/\/page\/[0-9a-f]{32}$/)
  expect(await gateway.cancel(id)).toMatchObject({ state: "unpaid", amount: 12_900, currency_code: "huf" })
  expect(await gateway.read("f".repeat(32))).toMatchObject({ state: "canceled", amount: 0 })
})

test.each([
  ["paid", "captured"],
  ["refused", "canceled"],
  ["cancelled", "canceled"],
  ["expired", "canceled"],
] as const)("a payment that ends %s is reported as %s", async (outcome, state) => {
  const { id } = await gatewayOf().create(newPayment())
  await steer("decide", { id, outcome })
  expect(await gatewayOf().read(id)).toMatchObject({ state, amount: 12_900 })
})

testRefunds(gatewayOf, steer, "Refund")

test("a wrong key is reported to the staff, and counts as no answer", async () => {
  await expect(gatewayOf("f".repeat(32)).create(newPayment())).rejects.toThrow(ProviderUnavailableError)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("does not accept CARD_API_KEY"))
})

test.each([
  ["paymentId=0123456789abcdef0123456789abcdef", "0123456789abcdef0123456789abcdef"],
  ["PaymentId=01234567-89AB-CDEF-0123-456789ABCDEF", "0123456789abcdef0123456789abcdef"],
])("the callback %s names a payment and nothing else", (body, id) => {
  expect(gatewayOf().readEvent(Buffer.from(body), {}).payment).toEqual({ id, attempt_id: null })
})

test.each(["", "paymentId=1 or 1", "id=0123456789abcdef0123456789abcdef"])("%j is no callback", (body) => {
  expect(() => gatewayOf().readEvent(Buffer.from(body), {})).toThrow()
})
