import { type HostedSandbox, type HostedSandboxOptions, startHostedSandbox } from "@porteka/card-sandbox"
import { afterAll, beforeAll, expect, test } from "vitest"
import {
  type CardGateway,
  type NewPayment,
  ProviderRefusedError,
  ProviderUnavailableError,
} from "../card-gateway.ts"

/**
 * Starts a stand-in for a provider with a hosted payment page, for one test file. It holds its events instead
 * of sending them.
 */
export function hostedSandboxFor(protocol: HostedSandboxOptions["protocol"]) {
  let sandbox: HostedSandbox
  const steer = async (action: string, body: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${sandbox.url}/sandbox/${action}`, {
      method: "POST",
      body: JSON.stringify(body),
    })
    return (await response.json()) as Record<string, unknown>
  }
  beforeAll(async () => {
    sandbox = await startHostedSandbox({ port: 0, protocol })
    await steer("notices/hold", {})
  })
  afterAll(() => sandbox.close())
  return { url: () => sandbox.url, steer }
}

type Steer = ReturnType<typeof hostedSandboxFor>["steer"]

let attempts = 0
export const newPayment = (): NewPayment => ({
  attempt_id: `payatt_${++attempts}`,
  amount: 12_900,
  currency_code: "huf",
  payer: {
    email: "vevo@example.hu",
    locale: "hu",
    name: "Őszi Rózsa",
    country_code: "hu",
    postal_code: "1011",
    city: "Budapest",
    address: "Fő utca 1.",
    phone: "+36301234567",
  },
  return_url: "http://127.0.0.1:1/hu/checkout/verify",
  callback_url: "http://127.0.0.1:1/api/payment/webhook",
})

/** Creates a payment and pays it on the provider's page. @returns its id */
export async function paidPayment(gateway: CardGateway, steer: Steer): Promise<string> {
  const { id } = await gateway.create(newPayment())
  await steer("decide", { id, outcome: "paid" })
  return id
}

/**
 * The refund tests that every provider has to pass. @param refundPath the end of the URL of its refund calls
 */
export function testRefunds(gatewayOf: () => CardGateway, steer: Steer, refundPath: string): void {
  test("money goes back whole once, and the payment counts as ended then", async () => {
    const gateway = gatewayOf()
    const id = await paidPayment(gateway, steer)
    await gateway.refund(id)
    await gateway.refund(id)
    expect((await steer("read", { id })).refunds).toMatchObject([{ amount: 12_900 }])
    expect(await gateway.read(id)).toMatchObject({ state: "canceled" })
  })

  test("parts are brought up to what was decided, also when an answer was lost", async () => {
    const gateway = gatewayOf()
    const id = await paidPayment(gateway, steer)
    const part = (amount: number, decided_in_all: number) =>
      gateway.refundPart({ id, refund_id: "ref_1", amount, decided_in_all, currency_code: "huf" })
    await steer("faults", { fault: "drop_answer", path: refundPath, times: 1 })
    await expect(part(1_000, 1_000)).rejects.toThrow(ProviderUnavailableError)
    await part(1_000, 1_000)
    await part(2_000, 3_000)
    await part(1_000, 3_000)
    expect((await steer("read", { id })).refunds).toMatchObject([{ amount: 1_000 }, { amount: 2_000 }])
    await expect(part(90_000, 93_000)).rejects.toThrow(ProviderRefusedError)
  })
}
