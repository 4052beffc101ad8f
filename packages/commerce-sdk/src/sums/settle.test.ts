import fc from "fast-check"
import { expect, test } from "vitest"
import { type Settling, settle } from "./settle.ts"

const plain: Settling = {
  total: 5000,
  comingBack: 0,
  paid: 5000,
  refunded: 0,
  isPending: false,
  collections: ["completed"],
}

test.each<[string, Partial<Settling>, { due: number; owed: number }]>([
  ["paid", {}, { due: 0, owed: 0 }],
  [
    "an exchange for something dearer",
    { total: 12_000, comingBack: 5000, collections: ["completed", "not_paid"] },
    { due: 2000, owed: 0 },
  ],
  ["items that are still coming back", { comingBack: 5000 }, { due: 0, owed: 0 }],
  ["items that have come back", { total: 0 }, { due: 0, owed: 5000 }],
  ["money given back out of courtesy", { refunded: 500 }, { due: 0, owed: 0 }],
  ["items that came back after their refund", { total: -5000, refunded: 5000 }, { due: 0, owed: 0 }],
  ["an authorized card", { paid: 0, collections: ["authorized"] }, { due: 0, owed: 0 }],
  [
    "a transfer that is only chosen",
    { paid: 0, collections: ["authorized"], isPending: true },
    { due: 5000, owed: 0 },
  ],
])("%s", (_case, change, open) => {
  expect(settle({ ...plain, ...change })).toEqual(open)
})

test("never asks for money and owes some at once", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, amount, (total, comingBack, paid, refunded) => {
      const { due, owed } = settle({ ...plain, total, comingBack, paid, refunded, collections: ["not_paid"] })
      expect(Math.min(due, owed)).toBe(0)
      expect(due).toBeGreaterThanOrEqual(0)
      expect(owed).toBeGreaterThanOrEqual(0)
    }),
  )
})

test("whoever pays what is due owes nothing, and a shop that refunds what it owes neither asks nor owes", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, amount, (total, comingBack, paid, refunded) => {
      const before = { ...plain, total, comingBack, paid, refunded, collections: ["not_paid"] }
      const { due, owed } = settle(before)
      expect(settle({ ...before, paid: paid + due })).toEqual({ due: 0, owed })
      expect(settle({ ...before, refunded: refunded + owed })).toEqual({ due, owed: 0 })
    }),
  )
})
