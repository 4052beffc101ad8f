import type { StockLine, StockVariant } from "./find-stock-problems.ts"

/** If more than this remains in stock, orders need not wait for each other. */
const AMPLE_PIECES = 20

/** Inventory items with low remaining stock, sorted, so that every order locks them in the same order. */
export function scarceItems(lines: readonly StockLine[], variants: readonly StockVariant[]): string[] {
  const wanted = new Set(lines.map(({ variant_id: id }) => id))
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const scarce = variants
    .filter((variant) => variant.is_limited && wanted.has(variant.id))
    .flatMap(({ parts }) => parts)
    .filter((part) => part.available - pieces * part.required_quantity < AMPLE_PIECES)
    .map(({ inventory_item_id: id }) => id)
  return [...new Set(scarce)].sort()
}
