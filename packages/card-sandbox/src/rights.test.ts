import { describe, expect, it } from "vitest"
import { connect } from "./test-kit/official-clients.ts"
import { runSandbox } from "./test-kit/running-sandbox.ts"

const set = async () => {
  const sandbox = await runSandbox()
  const stripe = connect(sandbox.url)
  const intent = await stripe.paymentIntents.create({
    amount: 1_290_000,
    currency: "huf",
    metadata: { session_id: "payses_1" },
  })
  return { url: sandbox.url, stripe, intent }
}

const ask = (url: string, path: string, query: Record<string, string>) =>
  fetch(`${url}/v1/${path}?${new URLSearchParams(query)}`)

const card = {
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": "4242424242424242",
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "2030",
  "payment_method_data[card][cvc]": "123",
}

describe("a browser with a publishable key", () => {
  it("sees an intent whose client secret it holds, without what is the shop's own", async () => {
    const { url, intent } = await set()
    const response = await ask(url, `payment_intents/${intent.id}`, {
      key: "pk_test_1",
      client_secret: String(intent.client_secret),
    })
    expect(response.headers.get("access-control-allow-origin")).toBe("*")
    const seen = (await response.json()) as object
    expect(seen).toMatchObject({ id: intent.id, amount: 1_290_000, status: "requires_payment_method" })
    for (const field of ["metadata", "customer", "latest_charge"]) expect(seen).not.toHaveProperty(field)
  })

  it("pays with the client secret, not without it or with a wrong one", async () => {
    const { url, stripe, intent } = await set()
    const confirm = (client_secret?: string) =>
      fetch(`${url}/v1/payment_intents/${intent.id}/confirm`, {
        method: "POST",
        body: new URLSearchParams({ key: "pk_test_1", ...card, ...(client_secret && { client_secret }) }),
      })
    expect((await confirm()).status).toBe(400)
    expect((await confirm(`${intent.id}_secret_wrong`)).status).toBe(400)
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe("requires_payment_method")
    expect(await (await confirm(String(intent.client_secret))).json()).toMatchObject({ status: "succeeded" })
  })

  it.each([
    ["GET", "payment_intents"],
    ["POST", "payment_intents"],
    ["GET", "customers"],
    ["POST", "refunds"],
    ["GET", "events"],
  ])("may not %s %s", async (method, path) => {
    const { url } = await set()
    const response = await fetch(`${url}/v1/${path}`, {
      method,
      headers: { authorization: "Bearer pk_test_1" },
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ error: { code: "secret_key_required" } })
  })
})

describe("keys", () => {
  it.each([
    [{}, "You did not provide an API key"],
    [{ authorization: "Bearer nonsense" }, "Invalid API Key provided"],
    [{ authorization: "Bearer sk_live_51H" }, "takes no live keys"],
  ])("%j is refused", async (headers, message) => {
    const { url } = await set()
    const response = await fetch(`${url}/v1/payment_intents`, { headers: headers as Record<string, string> })
    expect(response.status).toBe(401)
    const { error } = (await response.json()) as { error: { message: string } }
    expect(error.message).toContain(message)
  })

  it("are taken as user name too", async () => {
    const { url } = await set()
    const headers = { authorization: `Basic ${Buffer.from("sk_test_1:").toString("base64")}` }
    expect((await fetch(`${url}/v1/payment_intents`, { headers })).status).toBe(200)
  })
})

describe("what the sandbox does not speak", () => {
  it("is told, not guessed", async () => {
    const { url, stripe } = await set()
    await expect(stripe.invoices.list()).rejects.toMatchObject({
      statusCode: 404,
      type: "StripeInvalidRequestError",
    })
    expect((await fetch(`${url}/nothing`)).status).toBe(404)
  })

  it("takes no endless body", async () => {
    const { url } = await set()
    const body = "a".repeat(100_000)
    const response = await fetch(`${url}/v1/payment_intents`, { method: "POST", body })
    expect(response.status).toBe(413)
  })
})
