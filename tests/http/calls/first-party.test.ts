import { expect, test } from "vitest"
import { codeFor, freshEmail, GOOD_PASSWORD, newAccount } from "../../fixtures/account.ts"
import { cartIdOf } from "../../fixtures/cart-cookie.ts"
import { storeClient } from "../../fixtures/commerce.ts"
import { Shopper } from "../../fixtures/shopper.ts"
import { testProductOf } from "../../fixtures/test-products.ts"
import { Buyer } from "../backend-buyer.ts"

async function signedIn() {
  const account = await newAccount()
  const shopper = new Shopper()
  await shopper.postJson("/api/auth/login", { email: account.email, password: GOOD_PASSWORD })
  return { ...account, shopper }
}

test("a code is sent again", async () => {
  const shopper = new Shopper()
  const email = freshEmail()
  await shopper.postJson("/api/auth/signup", { username: email, password: GOOD_PASSWORD })
  await codeFor(email)
  const answer = await shopper.postJson("/api/auth/resend-code", { username: email })
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { success: true }])
  const confirmed = await shopper.postJson("/api/auth/confirm-signup", {
    username: email,
    confirmationCode: await codeFor(email, "account_code", 1),
  })
  expect(JSON.parse(confirmed.text)).toEqual({ isSignUpComplete: true })
  expect((await shopper.postJson("/api/auth/resend-code", {})).status).toBe(400)
})

test("a customer's orders are listed, and one is read", async () => {
  const { shopper, access_token: token, email } = await signedIn()
  const testProduct = await testProductOf("admin", 7)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  const order = await buyer.buy(cart.total)
  await storeClient(token).account.claimOrders()
  const list = JSON.parse((await shopper.send("/api/orders")).text)
  expect(list).toEqual({ orders: [expect.anything()], count: 1, page: 1, pages: 1 })
  const one = JSON.parse((await shopper.send(`/api/orders/${order.id}`)).text)
  expect(one.order).toMatchObject({
    id: order.id,
    display_id: String(order.display_id),
    currency_code: "HUF",
    total: order.total,
    billing_address: { postal_code: expect.stringMatching(/^\d{4}$/) },
    shipping_methods: [{ name: expect.any(String) }],
  })
  expect(one.order.subtotal + one.order.tax_total).toBe(order.total)
  expect(list.orders).toEqual([one.order])
  expect((await new Shopper().send(`/api/orders/${order.id}`)).status).toBe(404)
})

test("a cart is assigned to its customer by its id", async () => {
  const { shopper } = await signedIn()
  const testProduct = await testProductOf("cart", 2)
  await shopper.post("/hu/cart", { intent: "add", variant_id: testProduct.variantId, quantity: "1" })
  const id = cartIdOf(shopper)
  const answer = await shopper.postJson(`/api/carts/${id}/customer`, {})
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { success: true, cart_id: id }])
})

test("the build returns its id", async () => {
  const answer = await new Shopper().send("/builds/meta.json")
  expect(answer.status).toBe(200)
  expect(JSON.parse(answer.text).id).toMatch(/\S/)
})
