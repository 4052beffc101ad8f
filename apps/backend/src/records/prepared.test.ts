import { expect, it } from "vitest"
import { withListsWrittenOut } from "./prepared.ts"

const STATEMENT = { name: "lines", sql: "select ?::text from line where id = any(?) and cart_id = ?" }
const of = (list: readonly string[]) => withListsWrittenOut(STATEMENT, ["hu", list, "cart"])

it("writes out each element of a list", () => {
  expect(of(["a", "b"])).toEqual({
    name: "lines-2",
    sql: "select ?::text from line where id = any(array[?, ?]::text[]) and cart_id = ?",
    bindings: ["hu", "a", "b", "cart"],
  })
})

it("repeats the last element, so that few lengths occur", () => {
  expect(of(["a", "b", "c", "d", "e"])).toMatchObject({
    name: "lines-8",
    bindings: ["hu", "a", "b", "c", "d", "e", "e", "e", "e", "cart"],
  })
})

it.each([
  { size: 0, name: "lines-0" },
  { size: 1, name: "lines-1" },
  { size: 3, name: "lines-4" },
  { size: 17, name: "lines-24" },
  { size: 64, name: "lines-64" },
])("has a name for $size elements", ({ size, name }) => {
  expect(of(new Array(size).fill("a")).name).toBe(name)
})

it("leaves a long list as one parameter", () => {
  const long = new Array(65).fill("a")
  expect(of(long)).toEqual({ ...STATEMENT, bindings: ["hu", long, "cart"] })
})

it("names several lists in their order", () => {
  const both = { name: "pieces", sql: "select from variant where id = any(?) or product_id = any(?)" }
  expect(withListsWrittenOut(both, [[], ["p"]])).toEqual({
    name: "pieces-0-1",
    sql: "select from variant where id = any(array[]::text[]) or product_id = any(array[?]::text[])",
    bindings: ["p"],
  })
})
