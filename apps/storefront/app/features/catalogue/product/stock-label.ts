import { LOW_STOCK_BELOW } from "@porteka/shop"

/** What is said about stock (specification, section 5): 0 or less out, under 5 low, otherwise in stock. */
export type StockLabel =
  | { state: "in_stock" }
  | { state: "low_stock"; pieces: number }
  | { state: "out_of_stock" }

/** @param stock pieces that can be sold now; null when stock is not counted */
export function stockLabel(stock: number | null): StockLabel {
  if (stock === null) return { state: "in_stock" }
  if (stock <= 0) return { state: "out_of_stock" }
  return stock < LOW_STOCK_BELOW ? { state: "low_stock", pieces: stock } : { state: "in_stock" }
}
