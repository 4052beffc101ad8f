import { expect, test } from "vitest"
import { withParents } from "./parent-categories.ts"

const PATHS = [
  { id: "bowls", mpath: "ceramics.tableware.bowls" },
  { id: "gifts", mpath: "gifts" },
]
const line = (...ids: string[]) => ({
  id: "line",
  product: { id: "prod", categories: ids.map((id) => ({ id })) },
})
const idsOf = (lines: { product?: { categories?: { id: string }[] | null } | null }[]) =>
  lines.map(({ product }) => product?.categories?.map(({ id }) => id))

test.each([
  [["bowls"], ["ceramics", "tableware", "bowls"]],
  [["gifts"], ["gifts"]],
  [
    ["bowls", "gifts"],
    ["ceramics", "tableware", "bowls", "gifts"],
  ],
  [["unknown"], ["unknown"]],
  [[], []],
])("a product in %j is also in the categories above", (own, all) => {
  expect(idsOf(withParents([line(...own)], PATHS))).toEqual([all])
})

test("everything else of a line stays, and a line without a product is left alone", () => {
  const [kept, other] = withParents([line("gifts"), { id: "charge", product: null }], PATHS)
  expect(kept).toEqual(line("gifts"))
  expect(other).toEqual({ id: "charge", product: null })
})
