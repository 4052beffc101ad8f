import { expect, test } from "vitest"
import { readTerms } from "./read-terms.ts"

test.each([
  ["", "", null],
  ["1490", "", { price: 1490, free_from: null }],
  ["1 490 Ft", "30\u00A0000", { price: 1490, free_from: 30_000 }],
  ["0", "", { price: 0, free_from: null }],
  ["", "30000", "wrong"],
  ["ingyen", "", "wrong"],
  ["14,5", "", "wrong"],
  ["-100", "", "wrong"],
  ["1490", "0", "wrong"],
])("%s and %s", (price, freeFrom, expected) => {
  const form = new FormData()
  form.set("price", price)
  form.set("free_from", freeFrom)
  expect(readTerms(form)).toEqual(expected)
})
