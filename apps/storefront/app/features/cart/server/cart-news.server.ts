import type { Cart, CatalogueProduct, CommerceClient } from "@porteka/commerce-sdk"
import { HttpError, isNotFound, isOutage } from "@porteka/commerce-sdk"
import type { Locale } from "#app/i18n/locales.ts"
import { cartMutations } from "#app/server/mutation-queue.server.ts"
import { type CartNews, priceNews, stockNews, type VariantNow, variantNow } from "../page/line-news.ts"

interface Reading {
  commerce: CommerceClient
  locale: Locale
}

/**
 * Compares a cart with what the shop says now, so that a shopper hears of it before the order button. A line with
 * another price is counted anew. Where the shop cannot be asked there is no news.
 */
export async function readNews(reading: Reading, cart: Cart): Promise<{ cart: Cart; news: CartNews }> {
  const now = new Map<string, VariantNow | undefined>(
    await Promise.all(cart.items.map(async (line) => [line.id, await readVariant(reading, line)] as const)),
  )
  const stale = cart.items.filter((line) => {
    const price = now.get(line.id)?.price
    return price !== undefined && price !== null && price !== line.unit_price
  })
  const counted = await countAnew(reading.commerce, cart, stale)
  const prices = priceNews(cart, counted)
  const news = counted.items.map((line) => {
    const known = now.get(line.id)
    const stock = known === undefined ? [] : stockNews(line, counted.items, known)
    return [line.id, [...stock, ...(prices[line.id] ?? [])]] as const
  })
  return { cart: counted, news: Object.fromEntries(news.filter(([, told]) => told.length > 0)) }
}

/** Undefined: could not be asked. */
async function readVariant(
  { commerce, locale }: Reading,
  line: Cart["items"][number],
): Promise<VariantNow | undefined> {
  const { product_handle: handle, variant_id: variantId } = line
  if (handle === null) return undefined
  let product: CatalogueProduct | null = null
  try {
    product = (await commerce.catalogue.product(handle, { query: { locale } })).product
  } catch (error) {
    if (isOutage(error)) return undefined
    if (!isNotFound(error)) throw error
  }
  return variantNow(product, variantId)
}

/** A line saved with the quantity it has gets today's price. A cart that may not be changed now keeps its prices. */
async function countAnew(commerce: CommerceClient, cart: Cart, stale: Cart["items"]): Promise<Cart> {
  if (stale.length === 0) return cart
  return cartMutations.run(cart.id, async () => {
    let counted = cart
    for (const { id, quantity } of stale) {
      try {
        counted = (await commerce.lineItems.update(cart.id, id, { quantity })).cart
      } catch (error) {
        if (!isOutage(error) && !(error instanceof HttpError)) throw error
      }
    }
    return counted
  })
}
