import type { StockState } from "@porteka/commerce-sdk"

/**
 * The one place that judges stock (specification, section 5): cards and product pages show what is said here.
 * @param stock pieces that can be sold; null when stock is not counted
 * @param lowStockBelow fewer pieces than this are the last ones
 */
export function stockState(stock: number | null, lowStockBelow: number): StockState {
  if (stock === null) return "in_stock"
  if (stock <= 0) return "out_of_stock"
  return stock < lowStockBelow ? "low_stock" : "in_stock"
}

const BEST_FIRST: StockState[] = ["in_stock", "low_stock", "out_of_stock"]

/** The best state among a product's variants. */
export function bestStockState(states: readonly StockState[]): StockState {
  return BEST_FIRST.find((state) => states.includes(state)) ?? "out_of_stock"
}
