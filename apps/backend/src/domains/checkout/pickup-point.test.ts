import { expect, it } from "vitest"
import { findPickupProblems } from "./pickup-point.ts"

const open = { open: true, cash_on_delivery: true, max_weight_grams: 15_000 }
const phone = "+36301234567"

it.each([
  ["an open point that takes cash", open, 15_000, true, []],
  ["a point that is gone", null, 0, false, ["pickup_point_unavailable"]],
  [
    "a closed point",
    { ...open, open: false, cash_on_delivery: false },
    99_000,
    true,
    ["pickup_point_unavailable"],
  ],
  ["a point that takes no cash", { ...open, cash_on_delivery: false }, 0, true, ["pickup_point_no_cash"]],
  ["the same when paid before", { ...open, cash_on_delivery: false }, 0, false, []],
  ["a parcel too heavy", open, 15_001, false, ["pickup_point_too_heavy"]],
  ["a point without a limit", { ...open, max_weight_grams: null }, 99_000, true, []],
])("%s", (_, point, weight, paidOnDelivery, codes) => {
  expect(findPickupProblems(point, { weight, paidOnDelivery, phone }).map(({ code }) => code)).toEqual(codes)
})

it.each([
  ["+36201234567", []],
  ["+36 1 234 5678", ["pickup_point_needs_mobile"]],
  ["06 62 123 456", ["pickup_point_needs_mobile"]],
  ["+43 660 1234567", []],
  [null, []],
])("tells the code to %s: %j", (number, codes) => {
  const problems = findPickupProblems(open, { weight: 0, paidOnDelivery: false, phone: number })
  expect(problems.map(({ code }) => code)).toEqual(codes)
})
