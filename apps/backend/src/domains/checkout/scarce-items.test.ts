import { expect, test } from "vitest"
import { scarceItems } from "./scarce-items.ts"

const variant = (id: string, available: number, isLimited = true) => ({
  id,
  is_limited: isLimited,
  parts: [{ inventory_item_id: `item_${id}`, required_quantity: 1, available }],
})
const line = (variant_id: string) => ({ id: variant_id, variant_id, quantity: 1 })

test("orders of the last pieces wait for each other, others do not", () => {
  const variants = [variant("b", 1), variant("a", 5), variant("c", 500), variant("d", 0, false)]
  expect(scarceItems(["a", "b", "c", "d"].map(line), variants)).toEqual(["item_a", "item_b"])
})

test("two lines of one item lock it once", () => {
  expect(scarceItems([line("a"), { ...line("a"), id: "2" }], [variant("a", 3)])).toEqual(["item_a"])
})
