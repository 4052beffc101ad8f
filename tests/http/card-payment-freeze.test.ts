import type { Cart } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { type Buyer, callStore, type Refusal } from "./backend-buyer.ts"
import { comeBack, giveUp, openPayment, reachPayment, readyToPay } from "./card-buyer.ts"

const product = () => testProductOf("admin", 3)

beforeAll(async () => (await Administrator.signIn()).setStock((await product()).sku, 100))

/** Changes of a cart in a second tab. */
const changes = async (buyer: Buyer, other: TestProduct) => {
  const path = `/store/carts/${buyer.cartId}`
  const { body } = await buyer.checkout({})
  const line = body.cart.items[0]?.id
  return [
    () => callStore<Refusal>(`${path}/line-items`, { body: { variant_id: other.variantId, quantity: 1 } }),
    () => callStore<Refusal>(`${path}/line-items/${line}`, { body: { quantity: 2 } }),
    () => callStore<Refusal>(`${path}/line-items/${line}`, { method: "DELETE" }),
    () => callStore<Refusal>(`${path}/discounts`, { body: { code: "UDV10" } }),
    () => callStore<Refusal>(path, { body: { metadata: { a: "b" } } }),
    () => buyer.checkout({ payment_method: "bank_transfer" }),
  ]
}

describe("a cart that is being paid", () => {
  test("is not changed from a second tab", async () => {
    const { buyer, cart, payment } = await reachPayment(await product(), "ketful@example.hu")
    for (const change of await changes(buyer, await testProductOf("reading"))) {
      const { status, body } = await change()
      expect([status, body.code]).toEqual([409, "payment_in_progress"])
    }
    await cardSandbox.pay(payment)
    expect((await comeBack(buyer)).body).toMatchObject({ type: "order", order: { total: cart.total } })
  })

  test("is not changed by what waited for it while the order button was pressed", async () => {
    const other = await testProductOf("reading")
    for (let round = 0; round < 3; round += 1) {
      const { buyer, cart } = await readyToPay(await product(), `egyszerre-${round}@example.hu`)
      const others = await changes(buyer, other)
      const [placed, ...changed] = await Promise.all([
        buyer.placeOrder(cart.total),
        ...others.map(async (change) => (await change()).status),
      ])
      if (placed.body.type === "payment_required") {
        expect(placed.body.payment.amount).toBe(cart.total)
        const late = await buyer.checkout({ payment_method: "bank_transfer" })
        expect([late.status, late.body.code]).toEqual([409, "payment_in_progress"])
        const { body } = await callStore<{ cart: Cart }>(`/store/carts/${buyer.cartId}`)
        expect(body.cart.total).toBe(cart.total)
        await giveUp(buyer)
      } else {
        expect(placed.body.type).toBe("refused")
        expect(changed).toContain(200)
      }
    }
  })

  test("can be changed after the payment was canceled, which is then invalid", async () => {
    const { buyer, payment } = await reachPayment(await product(), "meggondolta@example.hu")
    expect((await giveUp(buyer)).body.type).toBe("cancelled")
    expect(await cardSandbox.read(payment.provider_payment_id)).toMatchObject({ status: "canceled" })
    expect(await cardSandbox.pay(payment)).toBe(400)
    expect((await comeBack(buyer)).body).toMatchObject({
      type: "refused",
      refunded: false,
      problems: [{ code: "payment_failed" }],
    })
    const { status, body } = await buyer.checkout({ payment_method: "bank_transfer" })
    expect(status).toBe(200)
    expect((await buyer.buy(body.cart.total)).payment_status).toBe("awaiting")
  })

  test("gets another payment for the new total", async () => {
    const testProduct = await product()
    const { buyer, payment } = await reachPayment(testProduct, "ujra@example.hu")
    await giveUp(buyer)
    await callStore(`/store/carts/${buyer.cartId}/line-items`, {
      body: { variant_id: testProduct.variantId, quantity: 1 },
    })
    const { body } = await buyer.checkout({})
    const second = await openPayment(buyer, body.cart.total)
    expect(second.provider_payment_id).not.toBe(payment.provider_payment_id)
    expect(second.amount).toBe(body.cart.total)
    await giveUp(buyer)
  })

  test("is ordered if the shopper cancels a payment that was already made", async () => {
    const { buyer, payment } = await reachPayment(await product(), "kesoneki@example.hu")
    await cardSandbox.pay(payment)
    expect((await giveUp(buyer)).body.type).toBe("order")
  })
})

describe("the provider", () => {
  test.each(["fail", "drop_request", "delay"] as const)(
    "does not answer (%s): the shop says so, and other payment methods stay available",
    async (fault) => {
      const { buyer, cart } = await readyToPay(await product(), "leallt@example.hu")
      const { body: more } = await buyer.checkout({ notes: fault })
      // A unique amount, so that only this cart's calls fail.
      const line = more.cart.items[0]?.id
      const quantity = { fail: 3, drop_request: 4, delay: 5 }[fault]
      await callStore(`/store/carts/${buyer.cartId}/line-items/${line}`, { body: { quantity } })
      const total = (await buyer.checkout({})).body.cart.total
      expect(total).toBeGreaterThan(cart.total)
      await cardSandbox.fail({
        fault,
        method: "POST",
        path: "/v1/payment_intents",
        body: `amount=${total * 100}&`,
        ms: 10_000,
        times: 2,
      })
      expect((await buyer.placeOrder(total)).body).toMatchObject({
        type: "refused",
        refunded: false,
        problems: [{ code: "payment_unavailable" }],
      })
      expect((await buyer.checkout({ payment_method: "bank_transfer" })).status).toBe(200)
      expect((await buyer.checkout({ payment_method: "card" })).status).toBe(200)
      await openPayment(buyer, total)
      await giveUp(buyer)
    },
  )

  test("does not answer after the payment: the shopper is asked to wait, and gets the order later", async () => {
    const { buyer, payment } = await reachPayment(await product(), "kesobb@example.hu")
    await cardSandbox.pay(payment)
    await cardSandbox.fail({ fault: "fail", method: "GET", path: payment.provider_payment_id, times: 2 })
    expect((await comeBack(buyer)).body).toEqual({
      type: "payment_processing",
      attempt_id: payment.attempt_id,
    })
    expect((await comeBack(buyer)).body.type).toBe("order")
  })

  test("does not capture at once: the order exists, and the amount is captured later", async () => {
    const { buyer, payment } = await reachPayment(await product(), "kesobbvon@example.hu")
    await cardSandbox.pay(payment)
    const path = `${payment.provider_payment_id}/capture`
    await cardSandbox.fail({ fault: "fail", method: "POST", path, times: 2 })
    expect((await comeBack(buyer)).body).toMatchObject({
      type: "order",
      order: { payment_status: "authorized" },
    })
    expect((await comeBack(buyer)).body).toMatchObject({
      type: "order",
      order: { payment_status: "captured" },
    })
  })
})
