import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore } from "./backend-buyer.ts"

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

async function buy(email: string) {
  const { variantId } = await testProductOf("checkout")
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email })
  return { buyer, order: await buyer.buy(cart.total) }
}

test("an order is found by its number, with or without #", async () => {
  const { order } = await buy(`szam-${randomUUID()}@example.com`)
  type Orders = { orders: { id: string }[] }
  for (const q of [`#${order.display_id}`, String(order.display_id), ` # ${order.display_id} `]) {
    const { orders } = await admin.get<Orders>(`/orders?q=${encodeURIComponent(q)}&fields=id`)
    expect([q, orders.map(({ id }) => id)]).toEqual([q, expect.arrayContaining([order.id])])
  }
})

test("a guest is listed with the name of the latest order, which nobody else gets to see", async () => {
  const email = `vendeg-${randomUUID()}@example.com`
  await buy(email)
  type Guest = { id: string; first_name: string | null; last_name: string | null }
  const { customers } = await admin.get<{ customers: Guest[] }>(`/customers?q=${email}`)
  const { first_name, last_name } = ADDRESS
  expect(customers).toMatchObject([{ first_name, last_name }])
  const { orders } = await admin.get<{ orders: { customer: Guest }[] }>(
    `/orders?customer_id=${customers[0]?.id}&fields=id,*customer`,
  )
  expect(orders).toMatchObject([{ customer: { first_name, last_name } }])
  const { customer } = await admin.get<{ customer: Guest }>(`/customers/${customers[0]?.id}`)
  expect(customer).toMatchObject({ first_name, last_name })

  const { variantId } = await testProductOf("checkout")
  const stranger = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  await stranger.checkout({ email })
  const fields = "fields=id,*customer"
  const { body } = await callStore<unknown>(`/store/carts/${stranger.cartId}?${fields}`)
  expect(JSON.stringify(body)).not.toContain(last_name)
})
