import { expect, test } from "vitest"
import { parseSelection } from "./selection.ts"

test("no words mean everything", () => {
  const everything = parseSelection([])
  expect(
    ["static", "unit", "http", "journeys", "empty", "faults"].every((kind) => everything.has(kind as "unit")),
  ).toBe(true)
})

test("containers are built only when they are named", () => {
  expect(parseSelection([]).has("containers")).toBe(false)
  expect(parseSelection(["containers"]).has("containers")).toBe(true)
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

test("flags stand anywhere, and an unknown one is refused", () => {
  expect(parseSelection(["faults"])).toMatchObject({ long: false, seed: undefined })
  const selection = parseSelection(["faults", "--long", "--seed=42"])
  expect([selection.has("faults"), selection.has("http")]).toEqual([true, false])
  expect(selection).toMatchObject({ long: true, seed: 42, filters: [] })
  expect(parseSelection(["fuzz", "--requests=5000"])).toMatchObject({ requests: 5000, seed: undefined })
  expect(() => parseSelection(["faults", "--short"])).toThrow(/There is no --short/)
})
