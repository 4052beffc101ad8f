import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"

/** Working days until the slowest of these goods is made; 0 where all lie ready. */
export async function readMakingDays(
  container: MedusaContainer,
  lines: readonly { product_id?: string | null }[],
): Promise<number> {
  const ids = [...new Set(lines.flatMap(({ product_id: id }) => id ?? []))]
  if (ids.length === 0) return 0
  const products = await container
    .resolve(Modules.PRODUCT)
    .listProducts({ id: ids }, { select: ["id", "metadata"], take: ids.length })
  return mostMakingDays(products)
}

/** The same of products that are known already. */
export function mostMakingDays(products: readonly { metadata?: unknown }[]): number {
  return Math.max(0, ...products.map(({ metadata }) => parseProductMetadata(metadata).making_days ?? 0))
}
