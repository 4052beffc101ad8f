import type { OrderToPay } from "@porteka/commerce-sdk"
import fc from "fast-check"
import { expect, test } from "vitest"
import { missingOf, suggestShares, sumOrders } from "./suggest-shares.ts"

const order = (display_id: number, due: number, change: Partial<OrderToPay> = {}): OrderToPay => ({
  id: `order_${display_id}`,
  display_id,
  name: "Kovács Anna",
  email: "anna@example.com",
  method: "bank_transfer",
  is_cancelled: false,
  due,
  received: 0,
  by_hand: 0,
  ...change,
})

interface Case {
  named?: number[]
  ofPayer?: number[]
}

const [anna, alsoAnna, thirdOfAnna] = [order(1, 3000), order(2, 5000), order(3, 9000, { received: 1000 })]
const [bela, alsoBela] = [
  order(4, 3000, { email: "bela@example.com" }),
  order(5, 5000, { email: "BELA@example.com" }),
]
const [cash, paid] = [order(6, 7000, { method: "cash_on_delivery" }), order(7, 0)]

function shares(orders: OrderToPay[], amount: number, { named = [], ofPayer = [] }: Case = {}) {
  const pick = (numbers: number[]) =>
    numbers.flatMap((number) => orders.find(({ display_id: one }) => one === number) ?? [])
  const hints = { named: pick(named), ofPayer: pick(ofPayer), sums: sumOrders(orders) }
  return suggestShares({ amount }, hints).map(({ order: { display_id: number }, amount: sum }) => [
    number,
    sum,
  ])
}

test("what two orders of one buyer need together is divided between them, whether named or not", () => {
  const orders = [anna, alsoAnna, thirdOfAnna, cash, paid]
  const both = [
    [1, 3000],
    [2, 5000],
  ]
  for (const named of [[], [1], [1, 2], [2, 7]])
    expect(shares([anna, alsoAnna, cash, paid], 8000, { named })).toEqual(both)
  expect(shares(orders, 16_000)).toEqual([...both, [3, 8000]])
  expect(shares(orders, 8001)).toEqual([])
  expect(shares([anna, cash], 10_000)).toEqual([])
})

test("of equal sums, the named orders count, then those of the payer; otherwise there is no suggestion", () => {
  const orders = [anna, alsoAnna, bela, alsoBela]
  expect(shares(orders, 8000)).toEqual([])
  expect(shares(orders, 8000, { ofPayer: [4, 5] })).toEqual([
    [4, 3000],
    [5, 5000],
  ])
  expect(shares(orders, 8000, { named: [1, 2], ofPayer: [4, 5] })).toEqual([
    [1, 3000],
    [2, 5000],
  ])
  expect(shares(orders, 8000, { named: [1, 4] })).toEqual([])
})

test("another amount is divided between the named orders of one buyer as they stand", () => {
  const orders = [anna, alsoAnna, bela, paid]
  expect(shares(orders, 7500, { named: [2, 7, 1] })).toEqual([
    [2, 5000],
    [1, 2500],
  ])
  expect(shares(orders, 9000, { named: [1, 2] })).toEqual([
    [1, 3000],
    [2, 6000],
  ])
  expect(shares(orders, 3000, { named: [1, 2] })).toEqual([])
  expect(shares(orders, 7500, { named: [1, 4] })).toEqual([])
  expect(shares(orders, 7500, { named: [1] })).toEqual([])
})

test("shares add up to the amount; none is empty, and only the last can differ from what is missing", () => {
  const one = fc.record({
    due: fc.integer({ min: -100, max: 5000 }),
    received: fc.integer({ min: 0, max: 2000 }),
    email: fc.constantFrom("a@example.com", "b@example.com"),
    method: fc.constantFrom("bank_transfer", "cash_on_delivery"),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), fc.integer({ min: 1, max: 20_000 }), (changes, amount) => {
      const orders = changes.map((change, index) => order(index + 1, change.due, change))
      const found = suggestShares({ amount }, { named: orders, ofPayer: orders, sums: sumOrders(orders) })
      if (found.length === 0) return
      expect(found.length).toBeGreaterThan(1)
      expect(found.reduce((sum, share) => sum + share.amount, 0)).toBe(amount)
      for (const { amount: share } of found) expect(share).toBeGreaterThan(0)
      for (const { order: shown, amount: share } of found.slice(0, -1))
        expect(orders.filter(({ id }) => id === shown.id).map(missingOf)).toEqual([share])
    }),
  )
})
