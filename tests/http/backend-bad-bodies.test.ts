import { once } from "node:events"
import { type IncomingMessage, request } from "node:http"
import { beforeAll, describe, expect, test } from "vitest"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, aRegionId, Buyer, callStore, type Refusal } from "./backend-buyer.ts"

const UNKNOWN_CART = "cart_01M7YKQ2EE6H9K8C28NAQ639EA"
const BAD_QUANTITIES = [0, -1, 0.5, 1e9, 100, "3", null, [1], {}]

let testProduct: TestProduct
let buyer: Buyer
beforeAll(async () => {
  testProduct = await testProductOf("faults", 0)
  buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
})

describe.each(BAD_QUANTITIES)("the quantity %j", (quantity) => {
  const line = () => ({ variant_id: testProduct.variantId, quantity })

  test("creates no cart", async () => {
    const body = { region_id: await aRegionId(), items: [line()] }
    expect((await callStore("/store/carts", { body })).status).toBe(400)
  })

  test("adds no line", async () => {
    const answer = await callStore(`/store/carts/${buyer.cartId}/line-items`, { body: line() })
    expect(answer.status).toBe(400)
  })
})

test.each([-1, 0.5, 1e9, 100, "3", null])("a line's quantity cannot be changed to %j", async (quantity) => {
  const { body } = await buyer.checkout({})
  const path = `/store/carts/${buyer.cartId}/line-items/${body.cart.items[0]?.id}`
  expect((await callStore(path, { body: { quantity } })).status).toBe(400)
})

test.each([
  [{ variant_id: "1", quantity: 1 }],
  [{ variant_id: "variant_01M7YKQ2EE6H9K8C28NAQ639EB", quantity: 1 }],
  [{ quantity: 1 }],
])("no line can be created with %j", async (body) => {
  expect((await callStore(`/store/carts/${buyer.cartId}/line-items`, { body })).status).toBe(400)
})

test("the shopper cannot set prices or fill the metadata", async () => {
  const line = { variant_id: testProduct.variantId, quantity: 1 }
  const path = `/store/carts/${buyer.cartId}/line-items`
  for (const extra of [
    { unit_price: 1 },
    { metadata: { a: "x".repeat(1000) } },
    { metadata: { a: { b: 1 } } },
  ]) {
    expect((await callStore(path, { body: { ...line, ...extra } })).status).toBe(400)
  }
})

describe("the shop's own keys of a cart's metadata", () => {
  const OWN = {
    minimum_codes: ["X"],
    waiting_codes: ["X"],
    payment_method: "cash_on_delivery",
    notes: "x",
    newsletter: true,
    survey: true,
    cart_id: UNKNOWN_CART,
    placed_from: "x",
    watch: [],
    watch_checked: { by: "x", at: "2026-11-26T00:00:00Z" },
    terms: { version: "x" },
    transfer_due_days: 1000,
    drafted: true,
    cancel_reason: "x",
  }

  test.each(Object.entries(OWN))("%s cannot be set by a client", async (key, value) => {
    const metadata = { cookie_locale: "hu", [key]: value }
    const region_id = await aRegionId()
    expect((await callStore("/store/carts", { body: { region_id, metadata } })).status).toBe(400)
    expect((await callStore(`/store/carts/${buyer.cartId}`, { body: { metadata } })).status).toBe(400)
  })

  test.each([
    ["a tax number that is no text", { ...ADDRESS, metadata: { tax_number: { a: 1 } } }],
    ["an endless tax number", { ...ADDRESS, metadata: { tax_number: "1".repeat(500) } }],
    ["the id of an address", "caaddr_01M7YKQ2EE6H9K8C28NAQ639EA"],
  ])("an address is refused with %s", async (_, billing_address) => {
    const region_id = await aRegionId()
    expect((await callStore("/store/carts", { body: { region_id, billing_address } })).status).toBe(400)
    expect((await callStore(`/store/carts/${buyer.cartId}`, { body: { billing_address } })).status).toBe(400)
  })

  test("cannot be deleted, and the marks of a client can be written", async () => {
    const path = `/store/carts/${buyer.cartId}`
    expect((await callStore(path, { body: { metadata: null } })).status).toBe(400)
    const metadata = { cookie_locale: "en", "locale-country": "HU" }
    const { body } = await callStore<{ cart: { metadata: unknown } }>(path, { body: { metadata } })
    expect(body.cart.metadata).toMatchObject(metadata)
  })
})

test.each([
  ["a customer", { customer_id: "cus_1" }],
  ["metadata", { metadata: { a: 1 } }],
  ["no e-mail", { email: "nem-cim" }],
  ["an endless e-mail", { email: `${"a".repeat(300)}@example.hu` }],
  ["an empty name", { shipping_address: { ...ADDRESS, first_name: "" } }],
  ["somebody's address", { shipping_address: { ...ADDRESS, customer_id: "cus_1" } }],
  ["an endless city", { shipping_address: { ...ADDRESS, city: "x".repeat(500) } }],
  ["a country that is not served", { shipping_address: { ...ADDRESS, country_code: "de" } }],
  ["no id of a delivery", { shipping_option_id: "so_1" }],
  ["a delivery that is not there", { shipping_option_id: "so_01M7YKPTKATAWZ8A7BQS41V0RX" }],
  ["a price of the delivery", { shipping_data: { price: 1 } }],
  ["Medusa's own provider", { payment_method: "pp_system_default" }],
  ["an unknown payment method", { payment_method: "paypal" }],
  ["endless notes", { notes: "x".repeat(5000) }],
  ["a word for a choice", { newsletter: "yes" }],
  ["a list", [1]],
])("the checkout refuses %s and keeps the cart", async (_, body) => {
  const { body: before } = await buyer.checkout({})
  expect((await buyer.checkout(body)).status).toBe(400)
  const { body: after } = await buyer.checkout({})
  expect(after.cart).toEqual({ ...before.cart, updated_at: after.cart.updated_at })
})

test("two simultaneous additions of one variant do not exceed the limit", async () => {
  const plenty = await testProductOf("faults", 1)
  const other = await Buyer.withCart([{ variant_id: plenty.variantId, quantity: 1 }])
  const body = { variant_id: plenty.variantId, quantity: 99 }
  expect((await callStore(`/store/carts/${other.cartId}/line-items`, { body })).status).toBe(400)
})

test.each([
  [{}],
  [{ expected_total: "1", terms_accepted: true }],
  [{ expected_total: 1.5, terms_accepted: true }],
  [{ expected_total: 1, terms_accepted: false }],
  [{ expected_total: 1, terms_accepted: true, total: 1 }],
])("no order can be placed with %j", async (body) => {
  expect((await callStore(`/store/carts/${buyer.cartId}/place-order`, { body })).status).toBe(400)
})

describe.each(["checkout", "place-order"])("/%s of a cart that does not exist", (call) => {
  const body = call === "checkout" ? { notes: "x" } : { expected_total: 1, terms_accepted: true }

  test.each([UNKNOWN_CART, "1", "cart_1", "..%2f..%2fadmin", "%00"])("%s", async (id) => {
    const answer = await callStore<Refusal>(`/store/carts/${id}/${call}`, { body })
    expect([answer.status, answer.body.code]).toEqual([404, "cart_not_found"])
  })
})

test("the outbox serves only its own e-mails", async () => {
  for (const name of ["..%2f..%2fpackage", "%2e%2e", "nothing"]) {
    expect((await fetch(new URL(`/outbox/${name}/html`, stack.backendUrl))).status).toBe(404)
  }
})

test.each(["product-table", "bank-statement", "pickup-point-lists/foxpost/reading"])(
  "a large body for /admin/%s is not read before its sender is known",
  async (path) => {
    const call = request(new URL(`/admin/${path}`, stack.backendUrl), {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": 7_000_000 },
    })
    call.on("error", () => undefined)
    // The rest never comes.
    call.write("{")
    const [answer] = (await once(call, "response")) as [IncomingMessage]
    expect(answer.statusCode).toBe(401)
    call.destroy()
  },
)
