import {
  type CatalogueCard,
  type CatalogueProduct,
  cardOf,
  isNotFound,
  isOutage,
} from "@porteka/commerce-sdk"
import { newUntil } from "@porteka/shop"
import { logger } from "#app/server/log.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

/**
 * Cards of single products by handle, in this order; missing products are skipped. Empty while the back end
 * is unavailable (specification, section 8); such a page is not stored.
 */
export async function readCards(context: RequestContext, handles: string[]): Promise<CatalogueCard[]> {
  try {
    const products = await Promise.all(handles.map((handle) => findProduct(context, handle)))
    const now = new Date()
    return products.flatMap((product) =>
      product ? [cardOf(product, now < newUntil(product.created_at))] : [],
    )
  } catch (error) {
    if (!isOutage(error)) throw error
    logger.warn({ err: error }, "Error fetching batch products")
    context.skipStore()
    return []
  }
}

async function findProduct(
  { commerce, locale, tag }: RequestContext,
  handle: string,
): Promise<CatalogueProduct | null> {
  try {
    const { product } = await commerce.catalogue.product(handle, { query: { locale } })
    tag(`product:${product.id}`)
    return product
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
