import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { ROOT } from "../programs/project-paths.ts"
import { helpText, KIND_NAMES, needsShop, parseSelection } from "./selection.ts"

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

test("the help and the README name every kind", () => {
  const readme = readFileSync(join(ROOT, "README.md"), "utf8")
  const unnamed = (text: string) => KIND_NAMES.filter((kind) => !text.includes(kind))
  const commands = readme.slice(readme.indexOf("**Developing**"), readme.indexOf("## Known limitations"))
  expect([unnamed(helpText()), unnamed(commands)]).toEqual([[], []])
})

test("only what needs a shop gets one, with the right contents", () => {
  expect(needsShop(parseSelection(["static", "unit", "containers"]))).toBe(false)
  expect(needsShop(parseSelection(["empty"]))).toBe(true)
  expect(needsShop(parseSelection(["empty"]), "demo")).toBe(false)
  expect(needsShop(parseSelection(["unit", "scale"]), "demo")).toBe(true)
})
