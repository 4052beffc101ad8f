import type { ProductRow } from "./columns.ts"

/** The shop's products, as far as a table can refer to them. */
export interface KnownProducts {
  /** Variants by SKU; those without one are only in `byHandle`. */
  bySku: ReadonlyMap<string, ProductRow>
  /** The variants of each product. */
  byHandle: ReadonlyMap<string, readonly ProductRow[]>
  categories: ReadonlySet<string>
  /** Handles of categories by name, as `indexCategories` makes them. */
  categoryNames: ReadonlyMap<string, string>
  collections: ReadonlySet<string>
}

/** The rows of existing variants, by SKU and by product. */
export const indexRows = (rows: readonly ProductRow[]): Pick<KnownProducts, "bySku" | "byHandle"> => ({
  bySku: new Map(rows.flatMap((row) => (row.sku ? [[row.sku, row]] : []))),
  byHandle: Map.groupBy(rows, ({ handle = "" }) => handle),
})
