import type { CatalogueCategory, CatalogueNavigation } from "@porteka/commerce-sdk"
import { expect, it } from "vitest"
import { handlesLeftBehind } from "./old-handles.ts"

const category = (id: string, handle: string, children: CatalogueCategory[] = []): CatalogueCategory => ({
  id,
  handle,
  name: handle,
  description: "",
  product_count: 1,
  picture: null,
  children,
})
const WINTER = { id: "c1", handle: "tel", name: "Tél", description: "", product_count: 1, picture: null }
const navigation = (...categories: CatalogueCategory[]): CatalogueNavigation => ({
  categories,
  collections: [WINTER],
})

const before = navigation(category("a", "keramia", [category("b", "bogrek")]))

it.each([
  ["nothing was renamed", navigation(category("a", "keramia", [category("b", "bogrek")])), []],
  [
    "a sub-category was renamed",
    navigation(category("a", "keramia", [category("b", "poharak")])),
    [{ kind: "category", handle: "bogrek", record_id: "b" }],
  ],
  [
    "a category is gone",
    navigation(category("a", "keramia")),
    [{ kind: "category", handle: "bogrek", record_id: "b" }],
  ],
  ["a sub-category was moved", navigation(category("a", "keramia"), category("b", "bogrek")), []],
  [
    "a collection was renamed",
    { ...before, collections: [{ ...WINTER, handle: "december" }] },
    [{ kind: "collection", handle: "tel", record_id: "c1" }],
  ],
])("when %s", (_, after, left) => {
  expect(handlesLeftBehind(before, after as CatalogueNavigation)).toEqual(left)
})
