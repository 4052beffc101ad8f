import { parseProductMetadata } from "../../modules/catalogue/product-metadata.ts"

/** Working days until the slowest of these products is made; 0 if all are in stock. */
export function mostMakingDays(products: readonly { metadata?: unknown }[]): number {
  return Math.max(0, ...products.map(({ metadata }) => parseProductMetadata(metadata).making_days ?? 0))
}
