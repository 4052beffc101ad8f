import { expect, test } from "vitest"
import { parseSelection } from "./selection.ts"

test("no words mean everything", () => {
  const everything = parseSelection([])
  expect(["static", "unit", "http", "journeys"].every((kind) => everything.has(kind as "unit"))).toBe(true)
})

test("kinds come first, then parts of file names", () => {
  const selection = parseSelection(["http", "journeys", "cart", "http"])
  expect([selection.has("http"), selection.has("journeys"), selection.has("unit")]).toEqual([
    true,
    true,
    false,
  ])
  expect(selection.filters).toEqual(["cart", "http"])
})

test("a file without a kind is refused with advice", () => {
  expect(() => parseSelection(["cart"])).toThrow(/Name a kind of test first/)
})
