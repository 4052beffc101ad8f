import type { PromotionTypes } from "@medusajs/framework/types"
import { MathBN } from "@medusajs/framework/utils"
import { expect, test } from "vitest"
import { type DiscountableLine, roundActions } from "./round-actions.ts"

const line = (id: string, gross: number): [string, DiscountableLine] => [
  id,
  { id, subtotal: MathBN.div(gross, 1.27), original_total: gross },
]
const onItem = (item_id: string, amount: number, code = "UDVOZLET10", is_tax_inclusive = true) =>
  ({ action: "addItemAdjustment", item_id, amount, code, is_tax_inclusive }) as PromotionTypes.ComputeActions

const amounts = (actions: readonly PromotionTypes.ComputeActions[]) =>
  actions.map((action) => ("amount" in action ? MathBN.convert(action.amount).toNumber() : null))

test("rounds the parts of one code together", () => {
  const lines = new Map([line("a", 1299), line("b", 1299), line("c", 1299)])
  const actions = [onItem("a", 129.9), onItem("b", 129.9), onItem("c", 129.9)]
  expect(amounts(roundActions(actions, lines))).toEqual([130, 130, 130])
})

test("rounds each code separately, and never above the remaining price of a line", () => {
  const lines = new Map([line("a", 100)])
  const actions = [onItem("a", 99.6, "MAJDNEM"), onItem("a", 0.4, "MARADEK")]
  expect(amounts(roundActions(actions, lines))).toEqual([100, 0])
})

test("rounds a net discount by its gross value", () => {
  const lines = new Map([line("a", 1000)])
  const [rounded] = roundActions([onItem("a", 78.7, "NETTO", false)], lines)
  expect(amounts(rounded ? [rounded] : []).map((net) => Math.round((net ?? 0) * 1.27 * 1e6) / 1e6)).toEqual([
    100,
  ])
})

test("stores a discount on delivery net, and does not change other actions", () => {
  const lines = new Map([line("sm_1", 1290)])
  const actions = [
    {
      action: "addShippingMethodAdjustment",
      shipping_method_id: "sm_1",
      amount: 1290,
      code: "INGYEN",
    },
    { action: "campaignBudgetExceeded", code: "ELFOGYOTT" },
  ] as PromotionTypes.ComputeActions[]
  const [delivery, budget] = roundActions(actions, lines)
  expect(amounts(delivery ? [delivery] : [])[0]).toBeCloseTo(1290 / 1.27, 10)
  expect(budget).toEqual(actions[1])
})
