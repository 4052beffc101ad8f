import { expect, test } from "vitest"
import { type OrderedLine, toDueLine } from "./due-line.ts"

const bowls: OrderedLine = {
  id: "item_1",
  title: "2 dl",
  product_title: "Tálka",
  variant_title: "2 dl",
  quantity: 3,
  total: 3711,
  tax_lines: [{ rate: 5 }],
}
const cards: OrderedLine = { ...bowls, product_title: "Utalvány", total: 15_000, is_giftcard: true }

test.each<[string, OrderedLine, number, { quantity: number; gross: number }]>([
  ["of which nothing came back", bowls, 0, { quantity: 3, gross: 3711 }],
  [
    "of which one piece came back",
    { ...bowls, total: 2474, detail: { return_received_quantity: 1 } },
    0,
    { quantity: 2, gross: 2474 },
  ],
  [
    "of which one piece came back, and a damaged one",
    { ...bowls, total: 1237, detail: { return_received_quantity: 1, return_dismissed_quantity: 1 } },
    0,
    { quantity: 1, gross: 1237 },
  ],
  [
    "that came back",
    { ...bowls, total: 0, detail: { return_received_quantity: 3 } },
    0,
    { quantity: 0, gross: 0 },
  ],
  ["of gift cards of which one was taken back", cards, 1, { quantity: 2, gross: 10_000 }],
])("a line %s costs what is kept of it", (_, line, voided, kept) => {
  expect(toDueLine(line, null, voided)).toMatchObject(kept)
})
