import { expect, it } from "vitest"
import { missingOfBuyer } from "./missing-of-buyer.ts"

const PLACE = { postal_code: "1011", city: "Budapest", address_1: "Fő utca 1." }

it.each([
  [{ ...PLACE, first_name: "Anna", last_name: "Kovács" }, []],
  [{ ...PLACE, last_name: "Kovács" }, []],
  [{ ...PLACE, company: "Kovács és Társa Bt." }, []],
  [{ ...PLACE, first_name: " ", company: "" }, ["név"]],
  [{ ...PLACE, last_name: "Kovács", city: null, address_1: " " }, ["település", "utca, házszám"]],
  [{}, ["név", "irányítószám", "település", "utca, házszám"]],
])("%o lacks %o", (address, missing) => {
  expect(missingOfBuyer(address, "hu")).toEqual(missing)
})

it("says it in the language of whoever reads it", () => {
  expect(missingOfBuyer({}, "en")).toEqual(["name", "postal code", "town", "street and number"])
})
