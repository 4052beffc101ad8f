import {
  type CatalogueCard,
  type CatalogueProduct,
  type CatalogueVariant,
  looksOf,
} from "@porteka/commerce-sdk"
import { NEW_PRODUCT_DAYS } from "@porteka/shop"
import { bestStockState } from "./stock-state.ts"

/** Pictures a card shows: the first one, and the second on hover. */
const CARD_PICTURES = 2

const DAY_MS = 24 * 60 * 60 * 1000

function isNew(publishedAt: string, now: Date): boolean {
  return now.getTime() < newUntil(publishedAt).getTime()
}

export function newUntil(publishedAt: string): Date {
  return new Date(Date.parse(publishedAt) + NEW_PRODUCT_DAYS * DAY_MS)
}

/** What a list shows of a product. */
export function buildCard(product: CatalogueProduct, now: Date): CatalogueCard {
  const cheapest = cheapestVariant(product.variants)
  const amounts = new Set(product.variants.flatMap(({ price }) => price?.amount ?? []))
  const [only, ...more] = product.variants
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    subtitle: product.subtitle,
    maker: product.maker?.name ?? null,
    pictures: product.pictures.slice(0, CARD_PICTURES),
    price: cheapest?.price ?? null,
    unit_price: cheapest?.unit_price ?? null,
    on_sale: product.variants.some(({ price }) => price?.reference_amount != null),
    price_varies: amounts.size > 1,
    stock_state: bestStockState(product.variants.map((variant) => variant.stock_state)),
    is_new: isNew(product.created_at, now),
    label: product.label,
    variant_count: product.variants.length,
    rating: product.rating,
    looks: looksOf(product),
    only_variant_id: only && more.length === 0 && !product.personalisation ? only.id : null,
  }
}

function cheapestVariant(variants: readonly CatalogueVariant[]): CatalogueVariant | undefined {
  const priced = variants.filter((variant) => variant.price !== null)
  return priced.sort((a, b) => (a.price?.amount ?? 0) - (b.price?.amount ?? 0))[0]
}
