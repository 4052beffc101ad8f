import type { StockLine, StockVariant } from "./find-stock-problems.ts"

/** As long as more pieces than this stay behind, orders need not wait for each other. */
const AMPLE_PIECES = 20

/** Inventory items of which few pieces stay, sorted: every order takes them in the same order. */
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
