import type { GoodsRow } from "./columns.ts"
import { groupBy } from "./group-by.ts"

/** The shop's products, as far as a table can refer to them. */
export interface KnownGoods {
  /** Variants by SKU; those without one are only in `byHandle`. */
  bySku: ReadonlyMap<string, GoodsRow>
  /** The variants of each product. */
  byHandle: ReadonlyMap<string, readonly GoodsRow[]>
  categories: ReadonlySet<string>
  /** Handles of categories by name, as `indexCategories` makes them. */
  categoryNames: ReadonlyMap<string, string>
  collections: ReadonlySet<string>
}

/** The rows of existing variants, by SKU and by product. */
export const indexRows = (rows: readonly GoodsRow[]): Pick<KnownGoods, "bySku" | "byHandle"> => ({
  bySku: new Map(rows.flatMap((row) => (row.sku ? [[row.sku, row]] : []))),
  byHandle: groupBy(rows, ({ handle = "" }) => handle),
})
