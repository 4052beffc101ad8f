import { deliveryPrice } from "@porteka/shop"
import { describe, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { shopNow } from "../fixtures/shop-now.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { ADDRESS, Buyer, callStore } from "./backend-buyer.ts"

const shop = await shopNow()
const { courier, locker } = shop.delivery
const VAT = shop.taxRate / (1 + shop.taxRate)

async function buyOne(index: number, options: { email: string; payment?: string; delivery?: string }) {
  const testProduct = await testProductOf("checkout", index)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn(options)
  return { testProduct, buyer, cart, order: await buyer.buy(cart.total) }
}

describe("a guest's purchase", () => {
  test("by bank transfer waits for the money", async () => {
    const { testProduct, order } = await buyOne(0, { email: "atutalo@example.hu" })
    expect(order.total).toBe(testProduct.price + deliveryPrice(courier, testProduct.price))
    expect(order.tax_total).toBeCloseTo(order.total * VAT, 5)
    expect(order).toMatchObject({
      email: "atutalo@example.hu",
      status: "pending",
      payment_status: "awaiting",
      fulfillment_status: "not_fulfilled",
      metadata: { payment_method: "bank_transfer", terms: { version: "2026-01-01", locale: "hu" } },
      billing_address: { last_name: ADDRESS.last_name, city: ADDRESS.city },
    })
  })

  test("by cash on delivery includes the fee with its VAT, and the item total stays", async () => {
    const { testProduct, cart, order } = await buyOne(1, {
      email: "utanvetes@example.hu",
      payment: "cash_on_delivery",
      delivery: "locker",
    })
    const fee = order.shipping_methods.find(({ data }) => data?.code === "cash_on_delivery_fee")
    expect(fee).toMatchObject({ total: shop.cashOnDeliveryFee })
    expect(fee?.tax_total).toBeCloseTo(shop.cashOnDeliveryFee * VAT, 5)
    expect(cart.item_total).toBe(testProduct.price)
    expect(order.total).toBe(testProduct.price + locker.price + shop.cashOnDeliveryFee)
  })

  test("is confirmed by exactly one e-mail in the cart's language", { tags: ["scale"] }, async () => {
    const email = `level.${Date.now()}@example.hu`
    const { order, buyer, cart } = await buyOne(2, { email })
    await Promise.all([buyer.placeOrder(cart.total), buyer.placeOrder(cart.total)])
    const [mail, ...others] = await vi.waitUntil(
      async () => {
        const mails = await mailsTo(email)
        return mails.length > 0 && mails
      },
      { timeout: 10_000 },
    )
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: "order_placed", locale: "hu" })
    expect(mail?.subject).toContain(String(order.display_id))
    expect(mail?.text).toContain(String(order.id))
  })
})

describe("cash on delivery", () => {
  test("removes its fee if another payment method is chosen, and survives a changed quantity", async () => {
    const testProduct = await testProductOf("checkout", 3)
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    const { cart } = await buyer.fillIn({ email: "valtozo@example.hu", payment: "cash_on_delivery" })
    const line = cart.items[0]?.id
    await callStore(`/store/carts/${buyer.cartId}/line-items/${line}`, { body: { quantity: 2 } })
    const { body: withFee } = await buyer.checkout({})
    expect(withFee.cart.shipping_methods.map(({ amount }) => amount)).toContain(shop.cashOnDeliveryFee)
    const { body: without } = await buyer.checkout({ payment_method: "bank_transfer" })
    expect(without.cart.shipping_methods).toHaveLength(1)
    expect(without.cart.total).toBe(withFee.cart.total - shop.cashOnDeliveryFee)
  })

  test("is never offered as a delivery", async () => {
    const testProduct = await testProductOf("checkout", 3)
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    const { shipping_options } = await buyer.fillIn({ email: "x@example.hu", payment: "cash_on_delivery" })
    expect(shipping_options.map(({ type }) => type?.code).sort()).toEqual(["courier", "locker", "pickup"])
  })
})

describe("amounts", () => {
  test("delivery is free from the advertised order value", async () => {
    const testProduct = await testProductOf("checkout", 0)
    const quantity = Math.ceil((courier.freeFrom ?? 0) / testProduct.price)
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
    const { cart } = await buyer.fillIn({ email: "sok@example.hu" })
    expect(cart.shipping_total).toBe(0)
    expect(cart.total).toBe(testProduct.price * quantity)
  })

  test("a percentage gives whole forints", async () => {
    const testProduct = await testProductOf("checkout", 3)
    await (await Administrator.signIn()).setPrice(testProduct.productId, testProduct.variantId, 1299)
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    await buyer.redeem("udvozlet10")
    const { cart } = await buyer.fillIn({ email: "kerek@example.hu" })
    expect(cart.discount_total).toBe(130)
    expect(cart.total).toBe(1299 - 130 + courier.price)
    await (await Administrator.signIn()).setPrice(
      testProduct.productId,
      testProduct.variantId,
      testProduct.price,
    )
  })

  test("the free-delivery code leaves the cash-on-delivery fee", async () => {
    const testProduct = await testProductOf("checkout", 3)
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    await buyer.fillIn({ email: "ingyen@example.hu", payment: "cash_on_delivery" })
    await buyer.redeem("INGYENSZALLITAS")
    const { body } = await buyer.checkout({})
    expect(body.cart.shipping_total).toBe(shop.cashOnDeliveryFee)
    expect(body.cart.total).toBe(testProduct.price + shop.cashOnDeliveryFee)
  })
})

test("an order is paid only after an admin has confirmed the payment", async () => {
  const { order } = await buyOne(4, { email: "fizeto@example.hu" })
  const admin = await Administrator.signIn()
  type Paid = {
    payment_status: string
    payment_collections: { payment_sessions: { id: string }[]; payments: { amount: number }[] }[]
  }
  const fields = "payment_status,payment_collections.payment_sessions.id,payment_collections.payments.amount"
  const read = async () => (await admin.get<{ order: Paid }>(`/orders/${order.id}?fields=${fields}`)).order
  const before = await read()
  expect(before.payment_status).toBe("awaiting")
  // Medusa's "Check status" only checks.
  const sessionId = before.payment_collections[0]?.payment_sessions[0]?.id
  await admin.post(`/orders/${order.id}/payment-sessions/authorize`, { payment_session_id: sessionId })
  const looked = await read()
  expect(looked.payment_status).toBe("awaiting")
  expect(looked.payment_collections[0]?.payments ?? []).toEqual([])
  await admin.post(`/orders/${order.id}/capture`, {})
  const paid = await read()
  expect(paid.payment_status).toBe("captured")
  expect(paid.payment_collections[0]?.payments.map(({ amount }) => amount)).toEqual([order.total])
})
