import { expect, test } from "vitest"
import { sharedDemands } from "./summed-reservations.ts"

const reservation = (
  inventory_item_id: string,
  quantity: number,
  location_id = "here",
  allow_backorder = false,
) => ({
  inventory_item_id,
  location_id,
  quantity,
  allow_backorder,
})

test.each([
  ["one reservation is Medusa's to check", [reservation("a", 40)], []],
  [
    "two of one item are added up",
    [reservation("a", 40), reservation("b", 1), reservation("a", 41)],
    [["a", "here", 81]],
  ],
  ["not those at two places", [reservation("a", 40), reservation("a", 40, "there")], []],
  ["nor those that may be missing", [reservation("a", 40), reservation("a", 40, "here", true)], []],
])("%s", (_, reservations, demands) => {
  const found = sharedDemands(reservations).map((one) => [
    one.inventory_item_id,
    one.location_id,
    Number(one.quantity),
  ])
  expect(found).toEqual(demands)
})
