import {
  type CatalogueCard,
  type CatalogueProduct,
  isNotFound,
  isOutage,
  looksOf,
} from "@porteka/commerce-sdk"
import { logger } from "#app/server/log.server.ts"
import type { RequestContext } from "#app/server/request-context.server.ts"

/**
 * Cards of single products by handle, in this order; missing products are skipped. Empty while the back end
 * is unavailable (specification, section 8); such a page is not stored.
 */
export async function readCards(context: RequestContext, handles: string[]): Promise<CatalogueCard[]> {
  try {
    const products = await Promise.all(handles.map((handle) => findProduct(context, handle)))
    return products.flatMap((product) => (product ? [toCard(product)] : []))
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

/** A product as a card: the cheapest variant's price, in stock if any variant is. */
function toCard(product: CatalogueProduct): CatalogueCard {
  const priced = product.variants.filter((variant) => variant.price !== null)
  const [cheapest] = priced.toSorted((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))
  const states = product.variants.map((variant) => variant.stock_state)
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle,
    maker: product.maker?.name ?? null,
    pictures: product.pictures.slice(0, 2),
    price: cheapest?.price ?? null,
    unit_price: cheapest?.unit_price ?? null,
    price_varies: new Set(priced.map((variant) => variant.price?.amount)).size > 1,
    stock_state: states.includes("in_stock")
      ? "in_stock"
      : states.includes("low_stock")
        ? "low_stock"
        : "out_of_stock",
    is_new: false,
    label: product.label,
    on_sale: cheapest?.price?.reference_amount != null,
    variant_count: product.variants.length,
    rating: product.rating,
    looks: looksOf(product),
    only_variant_id:
      product.variants.length === 1 && !product.personalisation ? (product.variants[0]?.id ?? null) : null,
  }
}
