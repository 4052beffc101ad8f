import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { comeBack, giveUp, openPayment, reachPayment, readyToPay } from "./card-buyer.ts"

/** Calls for a test's own payment; the repair job may make them, too. */
const SOME_CALLS = 3
const WRONG_KEY = { fault: "fail", status: 401 } as const

const product = () => testProductOf("admin", 7)

beforeAll(async () => (await Administrator.signIn()).setStock((await product()).sku, 100))

test("a payment that the provider no longer knows can be canceled, and the cart is bought in another way", async () => {
  const { buyer, payment } = await reachPayment(await product(), "ismeretlen@example.hu")
  await sql("update payment_attempt set provider_payment_id = $2 where id = $1", [
    payment.attempt_id,
    `pi_${randomUUID()}`,
  ])
  expect((await giveUp(buyer)).body.type).toBe("cancelled")
  const { status, body } = await buyer.checkout({ payment_method: "bank_transfer" })
  expect(status).toBe(200)
  await buyer.buy(body.cart.total)
})

test("a key that the provider rejects: the paid order is created as soon as the key is right", async () => {
  const { buyer, payment } = await reachPayment(await product(), "rossz-kulcs@example.hu")
  await cardSandbox.pay(payment)
  await cardSandbox.fail({ ...WRONG_KEY, path: payment.provider_payment_id, times: 1 })
  expect((await comeBack(buyer)).body).toEqual({
    type: "payment_processing",
    attempt_id: payment.attempt_id,
  })
  expect((await comeBack(buyer)).body.type).toBe("order")
})

test("a key that the provider rejects: the payment can be canceled, and the cart is bought in another way", async () => {
  const { buyer, payment } = await reachPayment(await product(), "rossz-kulcs-meggondolta@example.hu")
  await cardSandbox.fail({ ...WRONG_KEY, path: payment.provider_payment_id, times: SOME_CALLS })
  expect((await giveUp(buyer)).body.type).toBe("cancelled")
  const { status, body } = await buyer.checkout({ payment_method: "bank_transfer" })
  expect(status).toBe(200)
  await buyer.buy(body.cart.total)
})

test("a cart whose payment method changes at the same moment is never paid by card as well", async () => {
  const testProduct = await product()
  const shoppers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => readyToPay(testProduct, `kozben${index}@example.hu`)),
  )
  await Promise.all(
    shoppers.map(async ({ buyer, cart }) => {
      const [changed, pressed] = await Promise.all([
        buyer.checkout({ payment_method: "bank_transfer" }),
        buyer.placeOrder(cart.total),
      ])
      const type = pressed.body.type
      expect(changed.status).toBe(type === "payment_required" ? 409 : 200)
      if (pressed.body.type === "order") {
        expect(pressed.body.order.metadata).toMatchObject({ payment_method: "bank_transfer" })
        return
      }
      const { payment_method, card_payment } = (await buyer.checkout({})).body
      if (type === "payment_required")
        expect([payment_method, card_payment]).toEqual(["card", expect.anything()])
      else expect([type, payment_method, card_payment]).toEqual(["refused", "bank_transfer", null])
    }),
  )
  // A shopper who chooses the card again pays with it.
  const { buyer, cart } = await readyToPay(testProduct, "megint-kartya@example.hu")
  await buyer.checkout({ payment_method: "bank_transfer" })
  await buyer.checkout({ payment_method: "card" })
  await openPayment(buyer, cart.total)
  await giveUp(buyer)
})
