import type { ImportedProducts, ShopSystem } from "./imported-products.ts"
import { shopify } from "./shopify.ts"
import { shoprenter } from "./shoprenter.ts"
import { withHandles } from "./to-rows.ts"
import { unas } from "./unas.ts"
import { woocommerce } from "./woocommerce.ts"

/** Shop systems whose product exports can be imported. */
const SHOP_SYSTEMS: readonly ShopSystem[] = [shopify, woocommerce, unas, shoprenter]

/**
 * The products in another shop's file, each with a unique handle; the system is recognized by the header.
 * Undefined if it is none.
 */
export function readOtherShop(
  table: readonly (readonly string[])[],
): (ImportedProducts & { source: string }) | undefined {
  const names = new Set(table[0]?.map((name) => name.trim().toLowerCase()))
  const system = SHOP_SYSTEMS.find(({ isHead }) => isHead(names))
  if (!system) return undefined
  const { products, ...rest } = system.read(table)
  return { ...rest, source: system.name, products: withHandles(products) }
}
