import type { CatalogueCard } from "@porteka/commerce-sdk"
import { expect, it } from "vitest"
import { type Candidates, suggestionsOf } from "./suggestions.ts"

const card = (handle: string, change: Partial<CatalogueCard> = {}) =>
  ({
    id: handle,
    handle,
    price: { amount: 1000 },
    stock_state: "in_stock",
    ...change,
  }) as CatalogueCard
const cards = (...handles: string[]) => handles.map((handle) => card(handle))

const NONE: Candidates = { boughtTogether: [], related: [], collection: [] }

it.each<[string, Partial<Candidates>, string[]]>([
  ["nothing", {}, []],
  ["more of its kind", { related: cards("jug2", "jug3") }, ["jug2", "jug3"]],
  [
    "in turn what is of another kind and what is of its kind",
    { related: cards("jug2", "jug3"), collection: cards("jug2", "cloth", "jug", "bowl") },
    ["cloth", "jug2", "bowl"],
  ],
  [
    "what was bought with it before all others",
    { boughtTogether: cards("jug3"), related: cards("jug2", "jug3"), collection: cards("cloth", "bowl") },
    ["jug3", "cloth", "jug2"],
  ],
  [
    "nothing that is sold out or has no price",
    { collection: [card("cloth", { stock_state: "out_of_stock" }), card("bowl", { price: null })] },
    [],
  ],
])("suggests %s", (_what, candidates, handles) => {
  const found = suggestionsOf({ ...NONE, ...candidates }, new Set(["jug"]), 3)
  expect(found.map(({ handle }) => handle)).toEqual(handles)
})
