import { expect, it } from "vitest"
import { grossLine } from "./gross-lines.ts"

it.each([
  [{}, { is_tax_inclusive: true, requires_shipping: true }],
  [
    { variant_id: null, is_tax_inclusive: false, requires_shipping: false },
    { variant_id: null, is_tax_inclusive: true, requires_shipping: true },
  ],
  [
    { variant_id: "variant_1", is_tax_inclusive: false },
    { variant_id: "variant_1", is_tax_inclusive: false },
  ],
])("%o is priced as %o", (line, priced) => {
  expect(grossLine(line)).toEqual(priced)
})
