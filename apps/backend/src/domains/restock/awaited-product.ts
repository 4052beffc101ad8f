import type { MedusaContainer } from "@medusajs/framework/types"
import type { CatalogueProduct, CatalogueVariant } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop"
import { CATALOGUE_MODULE } from "../../modules/catalogue/index.ts"
import { readRecords } from "../../records/read-records.ts"

export interface AwaitedProduct {
  product: CatalogueProduct
  variant: CatalogueVariant
}

/** The variant with its product, in the given language; null if the shop no longer shows it. */
export async function findAwaitedProduct(
  container: MedusaContainer,
  variantId: string,
  locale: Locale,
): Promise<AwaitedProduct | null> {
  const [found] = await readRecords<{ product: { handle: string } | null }>(container, {
    entity: "product_variant",
    fields: ["product.handle"],
    filters: { id: variantId },
  })
  const handle = found?.product?.handle
  if (!handle) return null
  const json = await container.resolve(CATALOGUE_MODULE).findProductJson(locale, handle)
  if (json === null) return null
  const { product } = JSON.parse(json) as { product: CatalogueProduct }
  const variant = product.variants.find(({ id }) => id === variantId)
  return variant ? { product, variant } : null
}

/** The variant's name is omitted if the product has only one. */
export function variantTitle({ product, variant }: AwaitedProduct): string | null {
  return product.variants.length > 1 ? variant.title : null
}
