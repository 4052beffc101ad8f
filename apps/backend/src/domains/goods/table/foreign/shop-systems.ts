import type { KnownGoods } from "../columns.ts"
import type { GivenRow, RowProblem } from "../plan-import.ts"
import type { ShopSystem } from "./foreign-goods.ts"
import { shopify } from "./shopify.ts"
import { shoprenter } from "./shoprenter.ts"
import { toRows } from "./to-rows.ts"
import { unas } from "./unas.ts"
import { woocommerce } from "./woocommerce.ts"

/** Whose product exports the table of goods takes. */
const SHOP_SYSTEMS: readonly ShopSystem[] = [shopify, woocommerce, unas, shoprenter]

interface ForeignRows {
  /** The name of the shop system. */
  source: string
  rows: GivenRow[]
  problems: RowProblem[]
  remarks: string[]
}

/** The rows of another shop's file, recognised by its head; undefined when it is none. */
export function readForeign(
  table: readonly (readonly string[])[],
  known: KnownGoods,
): ForeignRows | undefined {
  const names = new Set(table[0]?.map((name) => name.trim().toLowerCase()))
  const system = SHOP_SYSTEMS.find(({ isHead }) => isHead(names))
  if (!system) return undefined
  const { products, problems, remarks } = system.read(table)
  const own = toRows(products, known)
  return {
    source: system.name,
    rows: own.rows,
    problems: [...problems, ...own.problems],
    remarks: [...own.remarks, ...remarks, ...own.pictures],
  }
}
