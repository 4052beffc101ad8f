import { expect, test } from "vitest"
import { hasCurrentAmounts } from "./amounts-are-current.ts"
import type { Delivery } from "./deliveries.ts"
import type { Price } from "./price-now.ts"
import type { PricedLine, PricedMethod } from "./priced-cart.ts"

const VAT = { code: "HU27", rate: 27, provider_id: "system" }

const line = (changes: Partial<PricedLine> = {}): PricedLine => ({
  id: "line",
  variant_id: "variant",
  product_id: "product",
  product_type_id: null,
  quantity: 2,
  unit_price: 8_400,
  is_tax_inclusive: true,
  is_custom_price: false,
  is_giftcard: false,
  tax_lines: [VAT],
  ...changes,
})
const method = (changes: Partial<PricedMethod> = {}): PricedMethod => ({
  id: "method",
  shipping_option_id: "option",
  amount: 1_990,
  is_tax_inclusive: true,
  tax_lines: [VAT],
  ...changes,
})
const price = (changes: Partial<Price> = {}): Price => ({
  amount: 8_400,
  originalAmount: 8_400,
  isSale: false,
  isTaxInclusive: true,
  ...changes,
})
const delivery = (changes: Partial<Delivery> = {}) =>
  ({ id: "option", price_type: "flat", amount: 1_990, is_tax_inclusive: true, ...changes }) as Delivery
const taxes = (rate: number, ...ids: string[]) => new Map(ids.map((id) => [id, [{ ...VAT, rate }]]))

const CART = { items: [line()], shipping_methods: [method()] }
const NOW = {
  prices: new Map([["line", price()]]),
  deliveries: [delivery(), delivery({ id: "other", amount: 990 })],
  taxes: taxes(27, "line", "method"),
}

test("a cart with only current amounts need not be recalculated", () => {
  expect(hasCurrentAmounts(CART, NOW)).toBe(true)
  expect(hasCurrentAmounts({ items: [line()], shipping_methods: [] }, NOW)).toBe(true)
})

test.each([
  ["a price has risen", { prices: new Map([["line", price({ amount: 8_500 })]]) }],
  ["a price is without tax now", { prices: new Map([["line", price({ isTaxInclusive: false })]]) }],
  ["a thing has no price any more", { prices: new Map() }],
  ["a delivery costs something else", { deliveries: [delivery({ amount: 0 })] }],
  ["a delivery is not to be had any more", { deliveries: [delivery({ id: "other" })] }],
  ["only the carrier knows the price", { deliveries: [delivery({ price_type: "calculated" })] }],
  ["a tax has changed", { taxes: taxes(25, "line", "method") }],
  ["a tax has come", { taxes: new Map([...NOW.taxes, ["line", [VAT, { ...VAT, code: "MORE" }]]]) }],
  ["a tax has gone", { taxes: taxes(27, "line") }],
])("it is counted when %s", (_what, change) => {
  expect(hasCurrentAmounts(CART, { ...NOW, ...change })).toBe(false)
})

test.each([
  ["a price given by hand", { items: [line({ is_custom_price: true })] }],
  ["a gift card", { items: [line({ is_giftcard: true })] }],
  ["a line that was never taxed", { items: [line({ tax_lines: [] })] }],
  ["a delivery that was never priced", { shipping_methods: [method({ amount: 0 })] }],
])("it is counted with %s", (_what, change) => {
  expect(hasCurrentAmounts({ ...CART, ...change }, NOW)).toBe(false)
})
