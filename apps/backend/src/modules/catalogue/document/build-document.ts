import { type CatalogueCard, type CatalogueProduct, cardOf } from "@porteka/commerce-sdk"
import { newUntil } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import type { ListEntry } from "../list-index/list-entry.ts"
import { buildProduct } from "./build-product.ts"
import { productTexts, textsInOtherLanguages } from "./build-texts.ts"
import { readAmounts, readFlags, readValues } from "./facet-sources.ts"
import { ratingRank } from "./rating-rank.ts"
import type { SourceProduct } from "./source-product.ts"

/** One product in one language, as the read model stores it. */
export interface CatalogueDocument {
  product_id: string
  locale: Locale
  handle: string
  product: CatalogueProduct
  card: CatalogueCard
  entry: ListEntry
  /** The time at which this document becomes outdated by itself; null if never. */
  valid_until: Date | null
}

export function buildDocument(source: SourceProduct, locale: Locale, now: Date): CatalogueDocument {
  const product = buildProduct(source, locale)
  const card = cardOf(product, now < newUntil(product.created_at))
  return {
    product_id: source.id,
    locale,
    handle: source.handle,
    product,
    card,
    entry: buildEntry(source, product, card, locale),
    valid_until: validUntil(source, product, now),
  }
}

function buildEntry(
  source: SourceProduct,
  product: CatalogueProduct,
  card: CatalogueCard,
  locale: Locale,
): ListEntry {
  return {
    ...readAmounts(card),
    ...readFlags(card),
    id: source.id,
    name: product.title,
    published_at: Date.parse(product.created_at),
    sold: source.sold,
    rating: ratingRank(source.rating),
    facets: readValues(source, locale),
    collections: source.collections.map(({ handle }) => handle),
    texts: {
      ...textsInOtherLanguages(source, locale),
      [locale]: productTexts(source, product, card, locale),
    },
  }
}

function validUntil(source: SourceProduct, product: CatalogueProduct, now: Date): Date | null {
  const moments = [newUntil(product.created_at), ...source.price_changes_at.map((moment) => new Date(moment))]
  const ahead = moments.filter((moment) => moment > now).sort((a, b) => a.getTime() - b.getTime())
  return ahead[0] ?? null
}
