import type { CatalogueVariant } from "@porteka/commerce-sdk/wire"
import { describe, expect, it } from "vitest"
import type { QuickProduct } from "../quick-product.ts"
import {
  CLOSE_AFTER_ADDING_MS,
  canAdd,
  mostPieces,
  type QuickViewEvent,
  type QuickViewState,
  quickView,
  shownPrices,
} from "./quick-view-state.ts"

function variant(id: string, stock: number | null, price: number | null = 1000): CatalogueVariant {
  return {
    id,
    title: id,
    sku: null,
    option_values: {},
    price: price === null ? null : { amount: price, reference_amount: null, percent: null },
    unit_price: null,
    stock,
    stock_state: stock === 0 ? "out_of_stock" : "in_stock",
    picture: null,
  }
}

const small = variant("small", 3)
const big = variant("big", 12)
const gone = variant("gone", 0)
const product: QuickProduct = {
  id: "prod_1",
  handle: "kek-bogre",
  title: "Kék bögre",
  description: "",
  maker: null,
  pictures: [],
  options: [],
  variants: [small, big, gone],
  personalisation: null,
}
const closed: QuickViewState = { kind: "closed" }
const loading: QuickViewState = { kind: "loading", handle: "kek-bogre" }
const first = { product, variant: small, picked: false, quantity: 1 }
const loaded: QuickViewState = { kind: "loaded", ...first, refusal: null }
const adding: QuickViewState = { kind: "adding", ...first }
const added: QuickViewState = { kind: "added", ...first }
const failed: QuickViewState = { kind: "failed", reason: "load" }

describe("quickView", () => {
  it.each<[string, QuickViewState, QuickViewEvent, QuickViewState]>([
    ["opening loads", closed, { type: "open", handle: "kek-bogre" }, loading],
    [
      "without a product there is nothing to load",
      closed,
      { type: "open", handle: null },
      { kind: "failed", reason: "missing" },
    ],
    ["the first variant is chosen", loading, { type: "product", product }, loaded],
    [
      "a product without variants is missing",
      loading,
      { type: "product", product: { ...product, variants: [] } },
      { kind: "failed", reason: "missing" },
    ],
    ["a failed load says so", loading, { type: "load-failed" }, failed],
    [
      "another variant, whose own price is shown from now on",
      loaded,
      { type: "choose", variantId: "big" },
      { ...loaded, variant: big, picked: true },
    ],
    ["an unknown variant changes nothing", loaded, { type: "choose", variantId: "x" }, loaded],
    ["a quantity within the stock", loaded, { type: "quantity", quantity: 2 }, { ...loaded, quantity: 2 }],
    ["no more than the stock", loaded, { type: "quantity", quantity: 9 }, { ...loaded, quantity: 3 }],
    ["no less than one", loaded, { type: "quantity", quantity: 0 }, { ...loaded, quantity: 1 }],
    [
      "another variant bounds the quantity anew",
      { ...loaded, variant: big, quantity: 12 },
      { type: "choose", variantId: "small" },
      { ...loaded, picked: true, quantity: 3 },
    ],
    ["adding", loaded, { type: "adding" }, adding],
    [
      "nothing is added that is out of stock",
      { ...loaded, variant: gone },
      { type: "adding" },
      { ...loaded, variant: gone },
    ],
    [
      "a refusal comes back to the choice",
      adding,
      { type: "refused", reason: "Elfogyott." },
      { ...loaded, refusal: "Elfogyott." },
    ],
    [
      "a new choice takes the refusal away",
      { ...loaded, refusal: "x" },
      { type: "quantity", quantity: 1 },
      loaded,
    ],
    ["added", adding, { type: "added" }, added],
    ["no choice while adding", adding, { type: "choose", variantId: "big" }, adding],
    ["closing while loading", loading, { type: "close" }, closed],
    ["forced closing after a failure", failed, { type: "close" }, closed],
    ["closing after adding", added, { type: "close" }, closed],
    ["an answer after closing is late", closed, { type: "product", product }, closed],
    ["an added after closing is late", closed, { type: "added" }, closed],
  ])("%s", (_, state, event, next) => {
    expect(quickView(state, event)).toEqual(next)
  })
})

describe("mostPieces", () => {
  it.each([
    [7, 7],
    [0, 10],
    [-2, 10],
    [null, 10],
  ])("stock %s: at most %i", (stock, most) => {
    expect(mostPieces({ stock })).toBe(most)
  })
})

describe("canAdd", () => {
  it.each<[string, QuickViewState, boolean]>([
    ["a variant in stock", loaded, true],
    ["stock that is not counted", { ...loaded, variant: variant("x", null) }, true],
    ["out of stock", { ...loaded, variant: gone }, false],
    ["without a price", { ...loaded, variant: variant("x", 5, null) }, false],
    ["while loading", loading, false],
    ["while adding", adding, false],
  ])("%s: %s", (_, state, expected) => {
    expect(canAdd(state)).toBe(expected)
  })
})

it("closes 600 ms after adding", () => {
  expect(CLOSE_AFTER_ADDING_MS).toBe(600)
})

describe("shownPrices", () => {
  const cheap = variant("cheap", 3, 900)
  const dear = variant("dear", 3, 1500)
  const unknown = variant("unknown", 3, null)
  it.each<[string, CatalogueVariant[], boolean, ReturnType<typeof shownPrices>]>([
    ["one price", [small, big], false, { own: null, lowest: { variant: small, varies: false } }],
    [
      "the first is the cheapest",
      [cheap, dear],
      false,
      { own: null, lowest: { variant: cheap, varies: true } },
    ],
    ["the first costs more", [dear, cheap], false, { own: dear, lowest: { variant: cheap, varies: true } }],
    ["the shopper has chosen", [dear, cheap], true, { own: dear, lowest: null }],
    [
      "the first has no price",
      [unknown, cheap],
      false,
      { own: unknown, lowest: { variant: cheap, varies: false } },
    ],
    ["no price at all", [unknown], false, { own: null, lowest: { variant: unknown, varies: false } }],
  ])("%s", (_case, variants, picked, expected) => {
    const [selected = small] = variants
    const shown = shownPrices({ product: { ...product, variants }, variant: selected, picked, quantity: 1 })
    expect(shown).toEqual(expected)
  })
})
