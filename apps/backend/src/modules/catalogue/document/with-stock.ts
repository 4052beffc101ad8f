import { bestStockState } from "@porteka/commerce-sdk"
import type { CatalogueDocument } from "./build-document.ts"
import { readFlags } from "./facet-sources.ts"
import { stockState } from "./stock-state.ts"

/** The values that an order changes. */
export interface StockFigures {
  /** By variant: available quantity; null if stock is not counted. */
  pieces: ReadonlyMap<string, number | null>
  /** By product: number of pieces sold recently. */
  sold: ReadonlyMap<string, number>
  /** Below this stock a product is low in stock. */
  lowStockBelow: number
}

/** The document as `buildDocument` would build it if only these values had changed. */
export function withStock(
  document: CatalogueDocument,
  { pieces, sold, lowStockBelow }: StockFigures,
): CatalogueDocument {
  const variants = document.product.variants.map((variant) => {
    const stock = pieces.get(variant.id)
    if (stock === undefined) return variant
    return { ...variant, stock, stock_state: stockState(stock, lowStockBelow) }
  })
  const card = {
    ...document.card,
    stock_state: bestStockState(variants.map(({ stock_state: state }) => state)),
  }
  return {
    ...document,
    product: { ...document.product, variants },
    card,
    entry: { ...document.entry, ...readFlags(card), sold: sold.get(document.product_id) ?? 0 },
  }
}
