import type { CatalogueVariant } from "@porteka/commerce-sdk/wire"
import { DEFAULT_MAX_QUANTITY } from "@porteka/shop"
import type { ReactNode } from "react"
import type { QuickProduct } from "../quick-product.ts"

/** The dialog closes this long after the product was added to the cart (specification, section 9). */
export const CLOSE_AFTER_ADDING_MS = 600

interface Choice {
  product: QuickProduct
  variant: CatalogueVariant
  /** The shopper has chosen the variant; before, it is the first one. */
  picked: boolean
  quantity: number
}

/** All states of a quick view (specification, sections 2 and 5). */
export type QuickViewState =
  | { kind: "closed" }
  | { kind: "loading"; handle: string }
  /** `missing`: opened without a product, or it has nothing to choose; `load`: it could not be read. */
  | { kind: "failed"; reason: "missing" | "load" }
  | ({ kind: "loaded"; refusal: ReactNode } & Choice)
  | ({ kind: "adding" } & Choice)
  | ({ kind: "added" } & Choice)

/** The states that show a product. */
export type ShownProduct = Extract<QuickViewState, { product: QuickProduct }>

export type QuickViewEvent =
  | { type: "open"; handle: string | null }
  | { type: "product"; product: QuickProduct }
  | { type: "load-failed" }
  | { type: "choose"; variantId: string }
  | { type: "quantity"; quantity: number }
  | { type: "adding" }
  | { type: "refused"; reason: ReactNode }
  | { type: "added" }
  | { type: "close" }

/** The next state. Events that do not fit the state (an answer after closing) change nothing. */
export function quickView(state: QuickViewState, event: QuickViewEvent): QuickViewState {
  switch (event.type) {
    case "open":
      return event.handle ? { kind: "loading", handle: event.handle } : { kind: "failed", reason: "missing" }
    case "close":
      return { kind: "closed" }
    case "product":
      return state.kind === "loading" ? withProduct(event.product) : state
    case "load-failed":
      return state.kind === "loading" ? { kind: "failed", reason: "load" } : state
    case "choose":
      return state.kind === "loaded" ? chosen(state, event.variantId) : state
    case "quantity":
      if (state.kind !== "loaded") return state
      return { ...state, quantity: within(event.quantity, state.variant), refusal: null }
    case "adding":
      return state.kind === "loaded" && canAdd(state) ? { ...toChoice(state), kind: "adding" } : state
    case "refused":
      return state.kind === "adding" ? { ...toChoice(state), kind: "loaded", refusal: event.reason } : state
    case "added":
      return state.kind === "adding" ? { ...toChoice(state), kind: "added" } : state
  }
}

/** The maximum quantity: the stock if positive, otherwise ten. */
export function mostPieces({ stock }: Pick<CatalogueVariant, "stock">): number {
  return stock !== null && stock > 0 ? stock : DEFAULT_MAX_QUANTITY
}

/**
 * Until a shopper has chosen, the lowest price of all variants is shown (specification, section 2). What is
 * added costs as much as its own variant: that price is shown, too, if it is another.
 */
export function shownPrices({ product, variant, picked }: Choice) {
  if (picked) return { own: variant, lowest: null }
  const priced = product.variants.filter(({ price }) => price !== null)
  const [lowest = variant] = priced.toSorted((a, b) => amountOf(a) - amountOf(b))
  const varies = priced.some((other) => amountOf(other) !== amountOf(lowest))
  return {
    own: amountOf(variant) === amountOf(lowest) ? null : variant,
    lowest: { variant: lowest, varies },
  }
}

const amountOf = ({ price }: Pick<CatalogueVariant, "price">) => price?.amount ?? 0

/** Nothing can be added while loading, while adding, without a price, or when it is out of stock. */
export function canAdd(state: QuickViewState): boolean {
  return state.kind === "loaded" && state.variant.price !== null && (state.variant.stock ?? 1) > 0
}

/** The first variant is chosen. */
function withProduct(product: QuickProduct): QuickViewState {
  const [variant] = product.variants
  if (!variant) return { kind: "failed", reason: "missing" }
  return { kind: "loaded", product, variant, picked: false, quantity: 1, refusal: null }
}

function chosen(state: QuickViewState & { kind: "loaded" }, variantId: string): QuickViewState {
  const variant = state.product.variants.find(({ id }) => id === variantId)
  if (!variant) return state
  return { ...state, variant, picked: true, quantity: within(state.quantity, variant), refusal: null }
}

function within(quantity: number, variant: CatalogueVariant): number {
  return Math.min(mostPieces(variant), Math.max(1, Math.round(quantity)))
}

function toChoice({ product, variant, picked, quantity }: Choice): Choice {
  return { product, variant, picked, quantity }
}
