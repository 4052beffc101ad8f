import { expect, test } from "vitest"
import { fieldsOf, parseJson } from "./parse-json.ts"

test.each([
  ['{"a":[1]}', { a: [1] }],
  ["null", null],
  ["", undefined],
  ["{", undefined],
  ["undefined", undefined],
  [null, undefined],
  [undefined, undefined],
])("%j is read as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value)
})

test.each([
  [{ a: 1 }, 1],
  [{}, undefined],
  [null, undefined],
  [undefined, undefined],
  ["a", undefined],
  [7, undefined],
])("%j has the field a: %j", (value, field) => {
  expect(fieldsOf(value).a).toBe(field)
})
