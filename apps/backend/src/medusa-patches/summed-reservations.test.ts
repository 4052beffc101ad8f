import { expect, test } from "vitest"
import { sharedDemands } from "./summed-reservations.ts"

const wish = (
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
  ["one reservation is Medusa's to check", [wish("a", 40)], []],
  ["two of one item are added up", [wish("a", 40), wish("b", 1), wish("a", 41)], [["a", "here", 81]]],
  ["not those at two places", [wish("a", 40), wish("a", 40, "there")], []],
  ["nor those that may be missing", [wish("a", 40), wish("a", 40, "here", true)], []],
])("%s", (_, wishes, demands) => {
  const found = sharedDemands(wishes).map((one) => [
    one.inventory_item_id,
    one.location_id,
    Number(one.quantity),
  ])
  expect(found).toEqual(demands)
})
