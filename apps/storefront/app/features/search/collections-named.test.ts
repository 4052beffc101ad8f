import { expect, it } from "vitest"
import { collectionsNamed } from "./collections-named.server.ts"

const COLLECTIONS = [
  { name: "Kékfestő történetek" },
  { name: "Ünnepi asztal" },
  { name: "Ajándék 5000 forint alatt" },
]

it.each([
  ["ajándék", ["Ajándék 5000 forint alatt"]],
  ["ajandekok", ["Ajándék 5000 forint alatt"]],
  ["kékfestő", ["Kékfestő történetek"]],
  ["kékfestő terítő", []],
  ["", []],
])("„%s” names %j", (q, names) => {
  expect(collectionsNamed(q, COLLECTIONS, "hu").map(({ name }) => name)).toEqual(names)
})
