import { expect, test } from "vitest"
import { firstStep } from "./withdrawal-step.ts"

test.each([
  ["", ""],
  ["rendeles=1042", "1042"],
  ["order=1042", "1042"],
  ["rendeles=&order=7", "7"],
  [`order=${"9".repeat(100)}`, "9".repeat(40)],
])("with %j the form begins with the order %j", (search, order) => {
  expect(firstStep(new URLSearchParams(search))).toEqual({ step: "form", values: { order }, errors: {} })
})
