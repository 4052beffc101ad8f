import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { hasSameEntries, mergeWishlists } from "./merge-wishlists.ts"

const entry = (id: string, day = 1) => ({
  product_id: `prod_${id}`,
  variant_id: id,
  added_at: `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`,
})
const list = (ids: string) => [...ids].map((id) => entry(id))
const ids = (entries: { variant_id: string }[]) =>
  entries
    .map(({ variant_id: id }) => id)
    .toSorted()
    .join("")

describe("mergeWishlists", () => {
  it.each([
    ["two that never met", null, "ab", "bc", "abc"],
    ["nothing changed", "ab", "ab", "ab", "ab"],
    ["added here", "a", "ab", "a", "ab"],
    ["added there", "a", "a", "ab", "ab"],
    ["given up here", "ab", "a", "ab", "a"],
    ["given up there", "ab", "ab", "a", "a"],
    ["given up by both", "ab", "a", "a", "a"],
    ["changed on both sides", "ab", "bc", "ad", "cd"],
    ["emptied here", "ab", "", "ab", ""],
    ["empty here and never met", null, "", "ab", "ab"],
  ])("%s", (_, base, local, saved, merged) => {
    const result = mergeWishlists({
      base: base === null ? null : [...base],
      local: list(local),
      saved: list(saved),
    })
    expect(ids(result)).toBe(merged)
  })

  it("puts the newest first", () => {
    const merged = mergeWishlists({
      base: null,
      local: [entry("a", 2)],
      saved: [entry("b", 3), entry("c", 1)],
    })
    expect(merged.map(({ variant_id: id }) => id)).toEqual(["b", "a", "c"])
  })

  it("does not depend on the side, and changes nothing twice", () => {
    const some = fc.uniqueArray(fc.constantFrom(..."abcdef"), { maxLength: 6 })
    fc.assert(
      fc.property(some, some, fc.option(some), (local, saved, base) => {
        const one = mergeWishlists({ base, local: list(local.join("")), saved: list(saved.join("")) })
        const other = mergeWishlists({ base, local: list(saved.join("")), saved: list(local.join("")) })
        const again = mergeWishlists({ base: [...ids(one)], local: one, saved: one })
        return hasSameEntries(one, other) && hasSameEntries(one, again)
      }),
    )
  })
})
