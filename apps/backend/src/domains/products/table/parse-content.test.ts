import { expect, it } from "vitest"
import { parseContent, writeContent } from "./parse-content.ts"

it.each([
  ["350 g", { value: 350, unit: "g" }],
  ["0,7 l", { value: 0.7, unit: "l" }],
  ["1.5 m2", { value: 1.5, unit: "m2" }],
  ["6 db", { value: 6, unit: "piece" }],
  ["12 darab", { value: 12, unit: "piece" }],
  ["6pcs", { value: 6, unit: "piece" }],
  ["6", undefined],
  ["sok", undefined],
])("reads %j", (text, content) => {
  expect(parseContent(text)).toEqual(content)
})

it.each(["350 g", "0.7 l", "6 db"])("writes %j as it was read", (text) => {
  expect(writeContent(parseContent(text) ?? { value: 0, unit: "g" })).toBe(text)
})
