import type { GoodsRow } from "./columns.ts"
import { groupBy } from "./group-by.ts"

/** What the shop has, as far as a table can refer to it. */
export interface KnownGoods {
  /** Variants by article number; those without one are in `byHandle` alone. */
  bySku: ReadonlyMap<string, GoodsRow>
  /** The variants of each product. */
  byHandle: ReadonlyMap<string, readonly GoodsRow[]>
  categories: ReadonlySet<string>
  /** Handles of categories by name, as `indexCategories` makes them. */
  categoryNames: ReadonlyMap<string, string>
  collections: ReadonlySet<string>
}

/** The rows of variants that the shop has, to be found by article number and by product. */
export const indexRows = (rows: readonly GoodsRow[]): Pick<KnownGoods, "bySku" | "byHandle"> => ({
  bySku: new Map(rows.flatMap((row) => (row.sku ? [[row.sku, row]] : []))),
  byHandle: groupBy(rows, ({ handle = "" }) => handle),
})
