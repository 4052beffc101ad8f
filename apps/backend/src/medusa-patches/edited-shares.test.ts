import { expect, test } from "vitest"
import { keepShares } from "./edited-shares.ts"

const lineOf = (quantity: number, amount: number, isGross = true) => {
  const adjustment = { amount, code: "CARD", is_tax_inclusive: isGross }
  return {
    item: { id: "line", quantity, adjustments: [{ ...adjustment }] },
    toSave: [
      { ...adjustment, item_id: "line" },
      { ...adjustment, item_id: "other" },
    ],
  }
}

test.each([
  [3, 2, 1000, 667],
  [2, 1, 3742, 1871],
  [2, 0, 3741, 0],
  [1, 0, 500, 0],
  [2, 2, 1000, 1000],
  [2, 5, 1000, 1000],
])("of %i pieces %i remain: %i becomes %i", (pieces, quantity, before, after) => {
  const { item, toSave } = lineOf(quantity, before)
  keepShares(item, pieces, toSave)
  expect([item.adjustments[0]?.amount, toSave[0]?.amount]).toEqual([after, after])
  expect(toSave[1]?.amount).toBe(before)
})

test("what is net is left to Medusa, which has fractions of it", () => {
  const { item, toSave } = lineOf(1, 787.4, false)
  keepShares(item, 2, toSave)
  expect([item.adjustments[0]?.amount, toSave[0]?.amount]).toEqual([787.4, 787.4])
})
