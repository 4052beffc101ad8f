import type { CatalogueCard, CatalogueProduct } from "@porteka/commerce-sdk"
import { read } from "#app/server/read.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

const RELATED_PRODUCTS = 4

/** Other goods of the narrowest category; of its first collection where it has no category. */
export async function readRelated(
  { commerce, locale, tag }: RequestContext,
  product: CatalogueProduct,
): Promise<CatalogueCard[]> {
  const category = product.category_path.at(-1)?.handle
  const collection = category ? undefined : product.collections[0]?.handle
  if (!category && !collection) return []
  tag(category ? `category:${category}` : `collection:${collection}`)
  const query = { category, collection, locale, page_size: RELATED_PRODUCTS + 1 }
  const { products } = await read(commerce.catalogue.products({ query }))
  return products.filter(({ id }) => id !== product.id).slice(0, RELATED_PRODUCTS)
}
