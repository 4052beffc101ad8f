import { expect, test } from "vitest"
import { parseJson } from "./parse-json.ts"

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
