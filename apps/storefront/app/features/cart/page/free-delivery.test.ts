import type { CartShippingMethod } from "@porteka/commerce-sdk"
import { shop } from "@porteka/shop"
import { expect, test } from "vitest"
import { freeDelivery, laterDelivery } from "./free-delivery.ts"

const LIMIT = 9000
const DELIVERY = {
  courier: { price: 500, freeFrom: LIMIT, carrier: "GLS", workingDays: { from: 1, to: 2 } },
}

const chosen = (code: string, price: number, total = price) =>
  [{ data: { code }, original_total: price, total }] as unknown as CartShippingMethod[]

const waitingFor = (code: string) => ({ code, minimum: 0, waits: "delivery" as const })

test.each<[string, number, CartShippingMethod[], string[], ReturnType<typeof freeDelivery>]>([
  ["below the limit", LIMIT - 1, [], [], { reached: false, missing: 1, threshold: LIMIT }],
  ["at the limit", LIMIT, [], [], { reached: true }],
  [
    "below it with a delivery that costs",
    1,
    chosen("courier", 500),
    [],
    { reached: false, missing: LIMIT - 1, threshold: LIMIT },
  ],
  ["below it with a delivery that is free", 1, chosen("courier", 0), [], { reached: true }],
  ["with a code that makes the delivery free", 1, chosen("courier", 500, 0), [], { reached: true }],
  ["with one that leaves a trace of a forint", 1, chosen("courier", 500, 1e-13), [], { reached: true }],
  ["with a code that lowers the delivery", 1, chosen("courier", 500, 250), [], null],
  ["with a code that waits for a delivery", 1, [], ["INGYEN"], null],
  [
    "collected in the shop",
    1,
    chosen("pickup", 0),
    [],
    { reached: false, missing: LIMIT - 1, threshold: LIMIT },
  ],
])("%s", (_case, item_total, shipping_methods, waiting, state) => {
  expect(
    freeDelivery({ item_total, items: [], shipping_methods, kept_codes: waiting.map(waitingFor) }, DELIVERY),
  ).toEqual(state)
})

test("without a limit nothing is promised but what is free already", () => {
  const delivery = { courier: { ...DELIVERY.courier, freeFrom: null } }
  const cart = (methods: CartShippingMethod[]) => ({
    item_total: 1,
    items: [],
    shipping_methods: methods,
  })
  expect(freeDelivery(cart([]), delivery)).toBeNull()
  expect(freeDelivery(cart(chosen("courier", 0)), delivery)).toEqual({ reached: true })
})

test("does not count gift cards, and promises nothing to those alone", () => {
  const card = { is_giftcard: true, unit_price: 50_000, quantity: 1, total: 50_000, original_total: 50_000 }
  const product = { is_giftcard: false, unit_price: 5000, quantity: 1, total: 5000, original_total: 5000 }
  const rest = { shipping_methods: [] }
  const mixed = freeDelivery({ ...rest, item_total: 55_000, items: [card, product] }, DELIVERY)
  expect(mixed).toEqual(freeDelivery({ ...rest, item_total: 5000, items: [product] }, DELIVERY))
  expect(mixed).toMatchObject({ reached: false })
  expect(freeDelivery({ ...rest, item_total: 50_000, items: [card] }, DELIVERY)).toBeNull()
})

test.each([
  ["in part", 2000],
  ["completely", LIMIT],
])("a gift card that pays %s is money, not a discount", (_how, paid) => {
  const product = {
    is_giftcard: false,
    unit_price: LIMIT,
    quantity: 1,
    original_total: LIMIT,
    total: LIMIT - paid,
    adjustments: [{ code: "0123456789ABCDEF", amount: paid }],
  }
  const cart = { item_total: LIMIT - paid, items: [product], shipping_methods: [] }
  expect(freeDelivery(cart, DELIVERY)).toEqual({ reached: true })
})

test.each([
  ["depends on the method", LIMIT - 1, [], { kind: "depends" }],
  ["is lowered by the code that waits for a delivery", 1, ["INGYEN"], { kind: "code", code: "INGYEN" }],
  ["is nothing above the limit of every method", LIMIT, ["INGYEN"], { kind: "free" }],
])("before a delivery is chosen, its charge %s", (_case, item_total, waiting, said) => {
  const terms = {
    ...shop.delivery,
    ...DELIVERY,
    locker: { ...shop.delivery.locker, freeFrom: LIMIT, ofCarriers: [] },
  }
  const cart = {
    item_total,
    items: [],
    kept_codes: [{ code: "TIZ", minimum: 5000 }, ...waiting.map(waitingFor)],
  }
  expect(laterDelivery(cart, terms)).toEqual(said)
})
