import { expect, test } from "vitest"
import { bareCode, doubtTown } from "./town-doubt.ts"

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
