import { expect, test } from "vitest"
import { producerGuaranteeOf } from "./producer-guarantee.ts"

const garan = { years: 5, producer: "Rotax Művek", model: "R-12" }

test("a guarantee of more than two years is one", () => {
  expect(producerGuaranteeOf({ garan, care: "x" })).toEqual(garan)
  expect(producerGuaranteeOf({ garan: { ...garan, years: 3 } })).toMatchObject({ years: 3 })
})

test.each([
  null,
  "garan",
  {},
  { garan: null },
  { garan: { ...garan, years: 2 } },
  { garan: { ...garan, years: 2.5 } },
  { garan: { ...garan, years: "5" } },
  { garan: { ...garan, years: 100 } },
  { garan: { ...garan, producer: " " } },
  { garan: { years: 5, producer: "Rotax Művek" } },
])("%j has none", (metadata) => {
  expect(producerGuaranteeOf(metadata)).toBeNull()
})
