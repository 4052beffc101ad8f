import { barionProtocol, type HostedSandbox, startHostedSandbox } from "@porteka/card-sandbox"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { type NewPayment, ProviderRefusedError, ProviderUnavailableError } from "../card-gateway.ts"
import { createBarionGateway } from "./barion-gateway.ts"

const KEY = "0123456789abcdef0123456789abcdef"

let barion: HostedSandbox
beforeAll(async () => {
  barion = await startHostedSandbox({ port: 0, protocol: barionProtocol({ key: KEY }) })
  await steer("notices/hold", {})
})
afterAll(() => barion.close())

const warn = vi.fn()
const gatewayOf = (apiKey = KEY) =>
  createBarionGateway(
    { apiKey, webhookSecret: apiKey, merchant: "shop@example.hu", apiUrl: barion.url },
    warn,
  )

async function steer(action: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${barion.url}/sandbox/${action}`, {
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

async function paid() {
  const { id } = await gatewayOf().create(newPayment())
  await steer("decide", { id, outcome: "paid" })
  return id
}

test("a payment is opened over whole forints, and stays open when the shop would end it", async () => {
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
] as const)("a payment that ends %s is told as %s", async (outcome, state) => {
  const { id } = await gatewayOf().create(newPayment())
  await steer("decide", { id, outcome })
  expect(await gatewayOf().read(id)).toMatchObject({ state, amount: 12_900 })
})

test("money goes back whole once, and the payment counts as ended then", async () => {
  const id = await paid()
  await gatewayOf().refund(id)
  await gatewayOf().refund(id)
  expect((await steer("read", { id })).refunds).toMatchObject([{ amount: 12_900 }])
  expect(await gatewayOf().read(id)).toMatchObject({ state: "canceled" })
})

test("parts are brought up to what was decided, also when an answer was lost", async () => {
  const id = await paid()
  const part = (amount: number, decided_in_all: number) =>
    gatewayOf().refundPart({ id, refund_id: "ref_1", amount, decided_in_all, currency_code: "huf" })
  await steer("faults", { fault: "drop_answer", path: "Refund", times: 1 })
  await expect(part(1_000, 1_000)).rejects.toThrow(ProviderUnavailableError)
  await part(1_000, 1_000)
  await part(2_000, 3_000)
  expect((await steer("read", { id })).refunds).toMatchObject([{ amount: 1_000 }, { amount: 2_000 }])
  await expect(part(90_000, 93_000)).rejects.toThrow(ProviderRefusedError)
})

test("another key is told to the staff, and counts as no answer", async () => {
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
