import type { Cart, Order } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { testProductOf } from "../fixtures/test-products.ts"
import { aRegionId, Buyer, callStore } from "./backend-buyer.ts"
import { register } from "./backend-customers.ts"

test("an e-mail typed by a stranger attaches nothing to the account behind it (ruling D15)", async () => {
  const email = `anna.${Date.now()}@example.hu`
  const victim = await register(email)
  const testProduct = await testProductOf("faults", 4)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: email.toUpperCase(), delivery: "pickup" })
  expect(cart.email).toBe(email)
  expect(cart.customer_id).not.toBe(victim.id)
  expect(JSON.stringify(cart)).not.toMatch(/Titkos|999 9999/)

  const order = await buyer.buy(cart.total)
  expect(order.customer_id).not.toBe(victim.id)
  const { body } = await callStore<{ orders: Order[] }>("/store/orders", { token: victim.token })
  expect(body.orders).toEqual([])
})

test("a registered e-mail and an unknown one get the same answer", async () => {
  const email = `bela.${Date.now()}@example.hu`
  await register(email)
  const testProduct = await testProductOf("faults", 4)
  const shapes = await Promise.all(
    [email, `senki.${Date.now()}@example.hu`].map(async (typed) => {
      const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
      const { status, body } = await buyer.checkout({ email: typed })
      return { status, keys: Object.keys(body.cart).sort(), problems: body.problems }
    }),
  )
  expect(shapes[0]).toEqual(shapes[1])
})

test("the cart of a logged-in customer becomes the customer's order", async () => {
  const email = `cili.${Date.now()}@example.hu`
  const customer = await register(email)
  const testProduct = await testProductOf("faults", 4)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  await buyer.checkout({ email }, customer.token)
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  await buyer.checkout({ email }, customer.token)
  const order = await buyer.buy(cart.total)
  const { body } = await callStore<{ orders: Order[] }>("/store/orders", { token: customer.token })
  expect(body.orders.map(({ id }) => id)).toEqual([order.id])
})

test("Medusa's own cart routes store an e-mail and attach no customer", async () => {
  const email = `dora.${Date.now()}@example.hu`
  const victim = await register(email)
  const { body: made } = await callStore<{ cart: Cart }>("/store/carts", {
    body: { region_id: await aRegionId(), email },
  })
  expect(made.cart).toMatchObject({ email })
  expect(made.cart.customer_id ?? null).not.toBe(victim.id)
  const { body: other } = await callStore<{ cart: Cart }>("/store/carts", {
    body: { region_id: await aRegionId() },
  })
  const { body: changed } = await callStore<{ cart: Cart }>(`/store/carts/${other.cart.id}`, {
    body: { email: email.toUpperCase() },
  })
  expect(changed.cart).toMatchObject({ email })
  expect(changed.cart.customer_id ?? null).not.toBe(victim.id)
  for (const bad of ["nem-cim", `${"a".repeat(300)}@example.hu`])
    expect(
      (await callStore("/store/carts", { body: { region_id: await aRegionId(), email: bad } })).status,
    ).toBe(400)
})
