import { expect, test } from "vitest"
import { bareCode, doubtTown, lacksHouseNumber, looksLikeCode } from "./town-doubt.ts"

test.each([
  ["1052", "Budapest", ["Budapest"], undefined],
  ["1052", "Budapest V. kerület", ["Budapest"], undefined],
  ["2084", "pilisszentivan", ["Pilisszentiván"], undefined],
  ["8230", "Füred", ["Balatonfüred"], "other-town"],
  ["1052", "X", ["Budapest"], "other-town"],
  ["1052", "", ["Budapest"], undefined],
  ["9999", "Pilisszentiván", [], "unknown-code"],
])("%s %s: %j gives %s", (code, town, towns, doubt) => {
  expect(doubtTown(code, town, towns)?.kind).toBe(doubt)
})

test.each([
  ["H-1052", "1052"],
  [" hu 1052 ", "1052"],
  ["1052", "1052"],
  ["Hóvirág", "Hóvirág"],
])("the code of %j is %j", (typed, code) => {
  expect(bareCode(typed)).toBe(code)
})

test.each([
  ["1052", true],
  ["10520", false],
  ["105", false],
  ["0105", false],
  ["abcd", false],
])("%j looks like a code: %s", (code, looks) => {
  expect(looksLikeCode(code)).toBe(looks)
})

test.each([
  ["X", true],
  ["Váci utca", true],
  ["Váci utca 12.", false],
  ["hrsz. 0123/4", false],
  [" ", false],
])("%j lacks a house number: %s", (street, lacks) => {
  expect(lacksHouseNumber(street)).toBe(lacks)
})
