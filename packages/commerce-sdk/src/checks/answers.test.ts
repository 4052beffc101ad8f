import { describe, expect, it } from "vitest"
import { sampleCart, sampleLine, sampleOrder } from "../test-kit/sample-answers.ts"
import {
  checkCart,
  checkCatalogueList,
  checkCheckout,
  checkCompletion,
  checkCustomer,
  checkGiftCard,
  checkOne,
  checkOrder,
  checkOrders,
} from "./answers.ts"

describe("checkCart", () => {
  it("takes a cart, whatever else it holds", () => {
    expect(checkCart({ cart: { ...sampleCart, more: 1 } })).toBeNull()
    expect(checkCart({ cart: { ...sampleCart, items: [] } })).toBeNull()
  })

  it.each([
    [undefined, "the answer is not an object"],
    ["<html>", "the answer is not an object"],
    [{}, "cart is not an object"],
    [{ cart: { ...sampleCart, id: "" } }, "cart.id is not a text"],
    [{ cart: { ...sampleCart, total: "9800" } }, "cart.total is not a number"],
    [{ cart: { ...sampleCart, total: Number.NaN } }, "cart.total is not a number"],
    [{ cart: { ...sampleCart, items: undefined } }, "cart.items is not a list"],
    [
      { cart: { ...sampleCart, items: [sampleLine, { ...sampleLine, unit_price: null }] } },
      "cart.items[1].unit_price is not a number",
    ],
  ])("refuses %j", (answer, problem) => {
    expect(checkCart(answer)).toBe(problem)
  })
})

describe("checkCompletion", () => {
  it.each([
    [{ type: "order", order: sampleOrder }],
    [{ type: "cart", cart: sampleCart, error: { message: "no" } }],
    [{ type: "refused", cart: sampleCart, problems: [], refunded: false }],
    [{ type: "payment_processing", attempt_id: "payatt_1" }],
    [
      {
        type: "payment_required",
        cart: sampleCart,
        payment: { attempt_id: "payatt_1", browser_token: "pi_1_secret_2", amount: 9800 },
      },
    ],
  ])("takes %j", (answer) => {
    expect(checkCompletion(answer)).toBeNull()
  })

  it.each([
    [undefined],
    [{}],
    [{ type: "order" }],
    [{ type: "order", order: { ...sampleOrder, total: undefined } }],
    [{ type: "success", order: sampleOrder }],
    [{ type: "toString", order: sampleOrder }],
    [{ type: "payment_required", cart: sampleCart, payment: { attempt_id: "a", amount: 1 } }],
  ])("never takes %j for an order", (answer) => {
    expect(checkCompletion(answer)).not.toBeNull()
  })
})

it("checks the other answers by what they promise", () => {
  expect(checkOrder({ order: sampleOrder })).toBeNull()
  expect(checkOrders({ orders: [sampleOrder, { id: "order_2" }] })).toBe(
    "orders[1].display_id is not a number",
  )
  expect(checkCustomer({ customer: { id: "cus_1" } })).toBe("customer.email is not a text")
  expect(checkCatalogueList({ products: {}, count: 0 })).toBe("products is not a list")
  expect(checkCheckout({ cart: sampleCart, shipping_options: [], payment_methods: [] })).toBe(
    "problems is not a list",
  )
})

describe("an answer about one thing", () => {
  it.each([
    [checkGiftCard({ gift_card: { id: "promo_1", code: "A1", value: 5000, balance: 300 } }), null],
    [
      checkGiftCard({ gift_card: { id: "promo_1", code: "A1", value: 5000 } }),
      "gift_card.balance is not a number",
    ],
    [checkOne("swap")({ swap: { id: "oexc_1" } }), null],
    [checkOne("swap")({ exchange: { id: "oexc_1" } }), "swap is not an object"],
    [checkOne("swap")({ swap: {} }), "swap.id is not a text"],
  ])("%# %s", (problem, expected) => {
    expect(problem).toBe(expected)
  })
})
