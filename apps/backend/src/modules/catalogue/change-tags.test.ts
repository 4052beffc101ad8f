import { expect, it } from "vitest"
import { changesNavigation, tagsOfChange } from "./change-tags.ts"
import { entry, keys } from "./list-index/entries.fixture.ts"
import { NO_TEXTS } from "./search/product-texts.ts"

const inCategory = (...handles: string[]) =>
  entry("p1", { facets: { ...entry("").facets, category: keys(...handles) }, collections: ["tel"] })
const state = (card: string, listed = inCategory("bogrek")) => ({ card, entry: listed })

it.each([
  ["a text only the product page shows", state("card"), state("card"), ["product:p1"]],
  [
    "what a card shows",
    state("old"),
    state("new"),
    ["product:p1", "products", "category:bogrek", "collection:tel"],
  ],
  [
    "the category",
    state("card", inCategory("bogrek")),
    state("card", inCategory("talak")),
    ["product:p1", "products", "category:bogrek", "collection:tel", "category:talak"],
  ],
  ["a new product", null, state("card"), ["product:p1", "products", "category:bogrek", "collection:tel"]],
  [
    "a product that is gone",
    state("card"),
    null,
    ["product:p1", "products", "category:bogrek", "collection:tel"],
  ],
])("%s touches its pages only", (_, before, after, tags) => {
  expect(tagsOfChange("p1", before, after)).toEqual(tags)
})

it("does not affect lists for a word that only the search uses", () => {
  const before = state("card")
  const after = state("card", {
    ...before.entry,
    texts: { hu: { ...NO_TEXTS, details: "new" } },
  })
  expect(tagsOfChange("p1", before, after)).toEqual(["product:p1"])
})

it("affects only the best sellers when a product was sold", () => {
  const sold = state("card", { ...inCategory("bogrek"), sold: 3 })
  expect(tagsOfChange("p1", state("card"), sold)).toEqual(["product:p1", "best-sellers"])
})

it("affects the navigation when a category's count changes", () => {
  expect(changesNavigation(inCategory("a"), inCategory("a"))).toBe(false)
  expect(changesNavigation(inCategory("a"), inCategory("b"))).toBe(true)
  expect(changesNavigation(null, inCategory("a"))).toBe(true)
})
