import { FEE_OPTION_CODE } from "@porteka/commerce-sdk"
import { describe, expect, test } from "vitest"
import { findChanges, findMissingParts, findOtherPayment, type OrderableCart } from "./find-problems.ts"

const cart = (parts: Partial<OrderableCart> = {}): OrderableCart => ({
  email: "anna@example.hu",
  total: 3290,
  metadata: { payment_method: "bank_transfer" },
  items: [{ id: "line_1", unit_price: 1300, requires_shipping: true, is_giftcard: false }],
  shipping_address: { address_1: "Fő utca 1." },
  billing_address: null,
  shipping_methods: [{ id: "sm_1", data: { code: "courier" } }],
  promotions: [],
  ...parts,
})

describe("missing parts", () => {
  test("none in a complete cart", () => expect(findMissingParts(cart())).toEqual([]))

  test.each([
    ["cart_empty", { items: [] }],
    ["email_missing", { email: null }],
    ["shipping_address_missing", { shipping_address: null }],
    ["shipping_address_missing", { shipping_address: { address_1: "" } }],
    ["shipping_method_missing", { shipping_methods: [] }],
    ["shipping_method_missing", { shipping_methods: [{ id: "sm_fee", data: { code: FEE_OPTION_CODE } }] }],
    ["payment_method_missing", { metadata: null }],
  ])("%s", (code, parts) => expect(findMissingParts(cart(parts))).toEqual([{ code }]))

  const card = { id: "line_2", unit_price: 5000, requires_shipping: false, is_giftcard: true }
  test.each([
    ["by transfer alone", [card], "bank_transfer", []],
    ["on delivery alone", [card], "cash_on_delivery", ["payment_method_missing"]],
    ["beside a product", [...cart().items, card], "bank_transfer", ["shipping_method_missing"]],
    [
      "beside a product, on delivery",
      [...cart().items, card],
      "cash_on_delivery",
      ["shipping_method_missing", "payment_method_missing"],
    ],
  ])("of gift cards %s", (_name, items, payment_method, codes) => {
    const found = findMissingParts(cart({ items, shipping_methods: [], metadata: { payment_method } }))
    expect(found.map(({ code }) => code)).toEqual(codes)
  })

  test.each([
    ["collected at a point", [{ id: "sm_1", data: { code: "locker" } }], []],
    ["collected in the shop", [{ id: "sm_1", data: { code: "pickup" } }], []],
    ["brought home", [{ id: "sm_1", data: { code: "courier" } }], ["shipping_address_missing"]],
    ["not delivered yet", [], ["shipping_address_missing", "shipping_method_missing"]],
  ])("of an order of a buyer abroad that is %s", (_name, shipping_methods, codes) => {
    const buyer = { shipping_address: { address_1: "" }, billing_address: { address_1: "Graben 1" } }
    const found = findMissingParts(cart({ ...buyer, shipping_methods }))
    expect(found.map(({ code }) => code)).toEqual(codes)
  })

  test("are reported in the order of the steps", () => {
    const empty = cart({ items: [], email: null, shipping_address: null, shipping_methods: [], metadata: {} })
    expect(findMissingParts(empty).map(({ code }) => code)).toEqual([
      "cart_empty",
      "email_missing",
      "shipping_address_missing",
      "shipping_method_missing",
      "payment_method_missing",
    ])
  })
})

describe("another payment method than the one being ordered", () => {
  test.each([
    ["card", { opens_attempt: true }, []],
    ["card", { provider_payment_id: "pi_1" }, []],
    ["card", {}, ["payment_method_changed"]],
    ["bank_transfer", {}, []],
    ["bank_transfer", { opens_attempt: true }, ["payment_method_changed"]],
    ["cash_on_delivery", { provider_payment_id: "pi_1" }, ["payment_method_changed"]],
  ])("the cart says %s, the order %j", (payment_method, order, codes) => {
    expect(findOtherPayment({ metadata: { payment_method } }, order).map(({ code }) => code)).toEqual(codes)
  })
})

describe("changes", () => {
  test("none if everything is as displayed", () => {
    expect(findChanges(cart(), cart(), 3290)).toEqual([])
  })

  test("a price and the total with it", () => {
    const after = cart({
      total: 3390,
      items: [{ id: "line_1", unit_price: 1400, requires_shipping: true, is_giftcard: false }],
    })
    expect(findChanges(cart(), after, 3290)).toEqual([
      { code: "price_changed", line_item_id: "line_1", expected: 1300, actual: 1400 },
      { code: "total_changed", expected: 3290, actual: 3390 },
    ])
  })

  test("an expired code", () => {
    const before = cart({ promotions: [{ code: "UDVOZLET10" }] })
    expect(findChanges(before, cart(), 3290)).toEqual([
      { code: "promotion_invalid", promotion_code: "UDVOZLET10" },
    ])
  })

  test("a delivery that no longer exists", () => {
    const after = cart({ shipping_methods: [] })
    expect(findChanges(cart(), after, 3290)).toEqual([{ code: "shipping_method_unavailable" }])
  })

  test("a total the shopper did not see", () => {
    expect(findChanges(cart(), cart(), 3289)).toEqual([
      { code: "total_changed", expected: 3289, actual: 3290 },
    ])
  })

  test("no total to compare", () => expect(findChanges(cart(), cart(), undefined)).toEqual([]))

  test("the last digits of a computed total do not count", () => {
    expect(findChanges(cart(), cart({ total: 3289.9999999999995 }), 3290)).toEqual([])
  })
})
