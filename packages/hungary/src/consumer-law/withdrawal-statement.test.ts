import { expect, test } from "vitest"
import { isAboutWholeContract, withdrawalStatement } from "./withdrawal-statement.ts"

test.each([
  ["hu", "", "Elállok a szerződéstől."],
  ["hu", " 2 db kék bögre ", "Elállok a szerződéstől a következő termékek tekintetében: 2 db kék bögre"],
  ["en", "  ", "I withdraw from the contract."],
  ["en", "2 blue mugs", "I withdraw from the contract for these products: 2 blue mugs"],
] as const)("in %s, limited to %j: %s", (locale, products, statement) => {
  expect(withdrawalStatement(locale, products)).toBe(statement)
  expect(isAboutWholeContract(statement)).toBe(products.trim() === "")
})
