import type { StockState } from "@porteka/commerce-sdk"
import { LOW_STOCK_BELOW } from "@porteka/shop"

/** @param stock pieces that can be sold; null when stock is not counted */
export function stockState(stock: number | null): StockState {
  if (stock === null || stock >= LOW_STOCK_BELOW) return "in_stock"
  return stock > 0 ? "low_stock" : "out_of_stock"
}

const BEST_FIRST: StockState[] = ["in_stock", "low_stock", "out_of_stock"]

/** The best state among a product's variants. */
export function bestStockState(states: readonly StockState[]): StockState {
  return BEST_FIRST.find((state) => states.includes(state)) ?? "out_of_stock"
}
