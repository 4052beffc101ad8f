import type { Cart, CatalogueProduct, CommerceClient } from "@porteka/commerce-sdk"
import { isFailedCall, isNotFound, isOutage } from "@porteka/commerce-sdk"
import { chargedOption } from "@porteka/shop"
import type { Locale } from "#app/i18n/locales.ts"
import { cartMutations } from "#app/server/cart/mutation-queue.server.ts"
import {
  type CartNews,
  inscriptionNews,
  type LineNews,
  type OptionPrices,
  type ProductFacts,
  priceNews,
  type ReadCart,
  stockNews,
  variantNow,
} from "../contract/line-news.ts"
import { unitPriceOfLine } from "../contract/unit-price-of-line.ts"

interface Reading {
  commerce: CommerceClient
  locale: Locale
}

/**
 * Compares a cart with the shop's current data, so that changes are shown before the order button. Lines with a
 * new price are repriced. Empty if the back end is unavailable.
 */
export async function readNews(reading: Reading, cart: Cart): Promise<ReadCart> {
  const [products, optionPrices] = await Promise.all([
    readProducts(reading, cart),
    readOptionPrices(reading.commerce),
  ])
  const stale = cart.items.filter((line) => {
    const option = chargedOption(line.metadata)
    const product = products.get(line.id)
    const price =
      option === null ? product && variantNow(product, line.variant_id)?.price : optionPrices[option]
    return price !== undefined && price !== null && price !== line.unit_price
  })
  const repriced = await reprice(reading.commerce, cart, stale)
  const prices = priceNews(cart, repriced)
  const facts = toProductFacts(products, repriced)
  const shortages = shortagesOf(repriced, products)
  const news = newsOfLines(repriced, (line) => [
    ...(shortages[line.id] ?? []),
    ...inscriptionNews(line, facts[line.id]),
    ...(prices[line.id] ?? []),
  ])
  return { cart: repriced, news, products: facts, optionPrices }
}

/** What of a cart can no longer be delivered. Changes nothing; empty if the back end is unavailable. */
export async function readShortages(reading: Reading, cart: Cart): Promise<CartNews> {
  return shortagesOf(cart, await readProducts(reading, cart))
}

const shortagesOf = (cart: Cart, products: Map<string, CatalogueProduct | null>) =>
  newsOfLines(cart, (line) => {
    const product = products.get(line.id)
    return product === undefined ? [] : stockNews(line, cart.items, variantNow(product, line.variant_id))
  })

function newsOfLines(
  { items }: Cart,
  newsOf: (line: Cart["items"][number]) => readonly LineNews[],
): CartNews {
  const news = items.map((line) => [line.id, newsOf(line)] as const)
  return Object.fromEntries(news.filter(([, some]) => some.length > 0))
}

/**
 * By line id; null: there is no such product any more. Charges for options, and products that could not be
 * read, are absent.
 */
async function readProducts(
  reading: Reading,
  { items }: Cart,
): Promise<Map<string, CatalogueProduct | null>> {
  const read = await Promise.all(
    items.map(async (line) => {
      // Gift cards are not in the catalogue: their amount is their price, and the checkout reports if it is
      // no longer offered.
      if (line.is_giftcard || line.product_handle === null || chargedOption(line.metadata) !== null) return []
      const product = await readProduct(reading, line.product_handle)
      return product === undefined ? [] : [[line.id, product] as const]
    }),
  )
  return new Map(read.flat())
}

/** Undefined: could not be read. */
async function readProduct(
  { commerce, locale }: Reading,
  handle: string,
): Promise<CatalogueProduct | null | undefined> {
  try {
    return (await commerce.catalogue.product(handle, { query: { locale } })).product
  } catch (error) {
    if (isOutage(error)) return undefined
    if (isNotFound(error)) return null
    throw error
  }
}

/** Without known prices no options are offered. */
async function readOptionPrices(commerce: CommerceClient): Promise<OptionPrices> {
  try {
    const { line_options: options } = await commerce.catalogue.lineOptions()
    return Object.fromEntries(options.map(({ key, amount }) => [key, amount]))
  } catch (error) {
    if (!isFailedCall(error)) throw error
    return {}
  }
}

function toProductFacts(products: Map<string, CatalogueProduct | null>, { items }: Cart): ProductFacts {
  return Object.fromEntries(
    items.flatMap((line) => {
      const product = products.get(line.id)
      if (!product) return []
      const { personalisation, making_days } = product
      return [[line.id, { personalisation, making_days, unitPrice: unitPriceOfLine(line, product) }]]
    }),
  )
}

/** Saving a line with its current quantity updates its price. A cart that may not be changed now keeps its prices. */
async function reprice(commerce: CommerceClient, cart: Cart, stale: Cart["items"]): Promise<Cart> {
  if (stale.length === 0) return cart
  return cartMutations.run(cart.id, async () => {
    let repriced = cart
    for (const { id, quantity } of stale) {
      try {
        repriced = (await commerce.lineItems.update({ id: cart.id, line_id: id }, { quantity })).cart
      } catch (error) {
        if (!isFailedCall(error)) throw error
      }
    }
    return repriced
  })
}
