import { describe, expect, it } from "vitest"
import { hasOddDetails } from "./odd-details.ts"

const RIGHT = { last_name: "Szabó", first_name: "Anna", city: "Győr", address_1: "Fő utca 1111. 2/B" }

describe("hasOddDetails", () => {
  it.each([
    RIGHT,
    { last_name: "Őry", first_name: "Örs", city: "Sződliget", address_1: "Hrsz. 0123" },
    { last_name: "Krzyżanowska", first_name: "Ng", city: "Brno", address_1: "Trh 3" },
    { last_name: "Wertheim", first_name: "Schwarz", city: "Bük", address_1: "Asbóth u. 4." },
    { last_name: "Жукова", first_name: "Ольга", city: "Pécs", address_1: null },
    {},
  ])("takes %j for a person's", (address) => expect(hasOddDetails(address)).toBe(false))

  it.each([
    { last_name: "asdf" },
    { last_name: "Qwertz" },
    { first_name: "aaaa" },
    { first_name: "Éééé" },
    { last_name: "Xkcdfg" },
    { first_name: "4nna" },
    { last_name: "Teszt" },
    { address_1: "Sdfgh utca 3." },
    { city: "Próba" },
  ])("wonders at %j", (odd) => expect(hasOddDetails({ ...RIGHT, ...odd })).toBe(true))
})
