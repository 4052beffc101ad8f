import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { newAccount } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { testOfJob } from "../fixtures/jobs.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { aRegionId } from "./backend-buyer.ts"

let testProduct: TestProduct
let region_id: string

beforeAll(async () => {
  testProduct = await testProductOf("cart", 3)
  region_id = await aRegionId()
})

async function post(path: string, body: unknown, key: string, token?: string) {
  const response = await fetch(new URL(path, stack.backendUrl), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": stack.publishableKey,
      "idempotency-key": key,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const replayed = response.headers.get("idempotency-replayed")
  return { status: response.status, text, body: JSON.parse(text), replayed }
}

const newCart = async () => (await post("/store/carts", { region_id }, randomUUID())).body.cart.id as string
const line = () => ({ variant_id: testProduct.variantId, quantity: 1 })

async function piecesIn(cartId: string): Promise<number> {
  const response = await fetch(new URL(`/store/carts/${cartId}`, stack.backendUrl), {
    headers: { "x-publishable-api-key": stack.publishableKey },
  })
  const { cart } = (await response.json()) as { cart: { items: { quantity: number }[] } }
  return cart.items.reduce((sum, { quantity }) => sum + quantity, 0)
}

describe("a call repeated with its key", () => {
  test("gets exactly the first answer, and nothing is done twice", { tags: ["scale"] }, async () => {
    const key = randomUUID()
    const first = await post("/store/carts", { region_id }, key)
    const again = await post("/store/carts", { region_id }, key)
    expect([first.status, first.replayed]).toEqual([200, null])
    expect(again).toEqual({ ...first, replayed: "true" })

    const lines = `/store/carts/${first.body.cart.id}/line-items`
    const lineKey = randomUUID()
    const added = await post(lines, line(), lineKey)
    expect((await post(lines, line(), lineKey)).text).toBe(added.text)
    expect(await piecesIn(first.body.cart.id)).toBe(1)
    await post(lines, line(), randomUUID())
    expect(await piecesIn(first.body.cart.id)).toBe(2)
  })

  test("at the same moment waits for the first", { tags: ["scale"] }, async () => {
    const cart = await newCart()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post(`/store/carts/${cart}/line-items`, line(), key)),
    )
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers.filter(({ replayed }) => replayed === null)).toHaveLength(1)
    expect(await piecesIn(cart)).toBe(1)
  })

  test("also repeats a refusal, but not a temporary one", async () => {
    const lines = `/store/carts/${await newCart()}/line-items`
    const key = randomUUID()
    const first = await post(lines, { variant_id: "variant_none", quantity: 1 }, key)
    expect(first.status).toBeGreaterThanOrEqual(400)
    expect((await post(lines, { variant_id: "variant_none", quantity: 1 }, key)).text).toBe(first.text)
    const other = randomUUID()
    expect((await post("/store/customers", { email: "a@example.hu" }, other)).status).toBe(401)
    expect((await post("/store/customers", { email: "b@example.hu" }, other)).status).toBe(401)
  })

  test("with another body or for another route is an error", async () => {
    const key = randomUUID()
    await post("/store/carts", { region_id }, key)
    const other = await post("/store/carts", { region_id, metadata: { cookie_locale: "en" } }, key)
    expect([other.status, other.body.message]).toEqual([422, "Another call has used this Idempotency-Key."])
    expect((await post(`/store/carts/${await newCart()}/line-items`, line(), key)).status).toBe(422)
  })

  test("of another caller is a different call", async () => {
    const key = randomUUID()
    const tokens = (await Promise.all([newAccount(), newAccount()])).map(({ access_token: token }) => token)
    const carts = await Promise.all(
      [undefined, ...tokens].map((token) => post("/store/carts", { region_id }, key, token)),
    )
    expect(new Set(carts.map(({ body }) => body.cart.id)).size).toBe(3)
  })

  test("opens one payment", async () => {
    const cart = await newCart()
    await post(`/store/carts/${cart}/line-items`, line(), randomUUID())
    const key = randomUUID()
    const first = await post("/store/payment-collections", { cart_id: cart }, key)
    expect((await post("/store/payment-collections", { cart_id: cart }, key)).text).toBe(first.text)
    const sessions = `/store/payment-collections/${first.body.payment_collection.id}/payment-sessions`
    const session = await post(sessions, { provider_id: "pp_manual" }, key + key)
    expect((await post(sessions, { provider_id: "pp_manual" }, key + key)).text).toBe(session.text)
  })
})

test("a key that is none is refused", async () => {
  expect((await post("/store/carts", { region_id }, "x".repeat(256))).status).toBe(400)
})

test("a call whose process died is not repeated blindly", async () => {
  const key = randomUUID()
  await post("/store/carts", { region_id }, key)
  await sql("update remembered_answer set status = null, body = null where key = $1", [key])
  const again = await post("/store/carts", { region_id }, key)
  expect([again.status, again.body.code]).toEqual([409, "call_in_progress"])
})

testOfJob("keys are forgotten after a day", async () => {
  const [old, young] = [randomUUID(), randomUUID()]
  const first = await post("/store/carts", { region_id }, old)
  const kept = await post("/store/carts", { region_id }, young)
  await sql("update remembered_answer set created_at = now() - interval '25 hours' where key = $1", [old])
  await (await Administrator.signIn()).runJob("remembered-answers")
  const isForgotten = async () =>
    (await post("/store/carts", { region_id }, old)).body.cart.id !== first.body.cart.id
  await expect.poll(isForgotten, { timeout: 20_000 }).toBe(true)
  expect((await post("/store/carts", { region_id }, young)).text).toBe(kept.text)
})
