import type { StockState } from "@porteka/commerce-sdk"

/**
 * The only place that determines the stock state (specification, section 5), for cards and product pages.
 * @param stock available quantity; null if stock is not managed
 * @param lowStockBelow below this quantity stock is low
 */
export function stockState(stock: number | null, lowStockBelow: number): StockState {
  if (stock === null) return "in_stock"
  if (stock <= 0) return "out_of_stock"
  return stock < lowStockBelow ? "low_stock" : "in_stock"
}
