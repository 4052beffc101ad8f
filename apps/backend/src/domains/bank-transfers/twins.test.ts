import { expect, test } from "vitest"
import { isTwin } from "./twins.ts"

const camt = {
  booked_on: "2026-11-20",
  payer: "KOVACS ANNA",
  account: "HU42117730161111101800000000",
  text: "1001 · E2E-2026112099",
}

type Told = typeof camt

test.each<[string, Partial<Told>]>([
  ["the same", {}],
  ["the account as banks write it in Hungary", { payer: "", account: "11773016-11111018", text: "" }],
  ["the day of value, after a weekend", { booked_on: "2026-11-23" }],
  ["a name that was cut, with accents", { payer: "Kovács An", account: "" }],
  ["other references beside the order's number", { payer: "", account: "", text: "Rendelés 1001 / 88120" }],
])("a table tells it in other words: %s", (_what, change) => {
  expect(isTwin(camt, { ...camt, ...change })).toBe(true)
  expect(isTwin({ ...camt, ...change }, camt)).toBe(true)
})

test.each<[string, Partial<Told>]>([
  ["of another week", { booked_on: "2026-11-27" }],
  ["from another account", { account: "11773016-22222222" }],
  ["of another payer", { payer: "Nagy Béla" }],
  ["of which nothing is known but day and amount", { payer: "", account: "", text: "" }],
])("another movement: %s", (_what, change) => {
  expect(isTwin(camt, { ...camt, ...change })).toBe(false)
})

test("two orders of one payer are no twins", () => {
  expect(isTwin({ ...camt, text: "1001" }, { ...camt, text: "1002" })).toBe(false)
})
