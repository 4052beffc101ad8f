import type { Cart, CatalogueCard, CommerceClient } from "@porteka/commerce-sdk"
import { isNotFound, isOutage } from "@porteka/commerce-sdk"
import { isProductLine } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import { suggestionsOf } from "./suggestions.ts"

const MOST_SHOWN = 3
/** Some suggestions are already in the cart or sold out. */
const ASKED_FOR = 8
const OF_COLLECTION = 24

/** Available products that go well with the item added last. None if the back end is unavailable. */
export async function readGoesWith(
  { commerce, locale }: { commerce: CommerceClient; locale: Locale },
  { items }: Cart,
): Promise<CatalogueCard[]> {
  const lines = items.filter(isProductLine).toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
  const handle = lines.find(({ product_handle }) => product_handle !== null)?.product_handle
  if (!handle) return []
  const inCart = new Set(lines.map(({ product_handle }) => product_handle))
  try {
    const query = { locale, related: ASKED_FOR, bought_together: ASKED_FOR }
    const { product, bought_together, related } = await commerce.catalogue.product(handle, { query })
    const [collection] = product.collections
    const { products } = collection
      ? await commerce.catalogue.products({
          query: { locale, collection: collection.handle, page_size: OF_COLLECTION },
        })
      : { products: [] }
    const candidates = { boughtTogether: bought_together, related, collection: products }
    return suggestionsOf(candidates, inCart, MOST_SHOWN)
  } catch (error) {
    if (isOutage(error) || isNotFound(error)) return []
    throw error
  }
}
