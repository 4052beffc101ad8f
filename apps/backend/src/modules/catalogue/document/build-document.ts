import type { CatalogueCard, CatalogueProduct } from "@porteka/commerce-sdk"
import type { FacetKey, ListEntry } from "../list-index/list-entry.ts"
import { fieldKeys } from "../list-index/search-keys.ts"
import type { CatalogueLocale } from "../locales.ts"
import { parseProductMetadata } from "../product-metadata.ts"
import { buildCard, newUntil } from "./build-card.ts"
import { buildProduct } from "./build-product.ts"
import { type FacetLabels, facetLabel } from "./facet-labels.ts"
import type { SourceProduct } from "./source-product.ts"

/** To be raised whenever what is stored changes its shape: stored documents of another format are built again. */
export const DOCUMENT_FORMAT = 4

/** Who looks for a bargain or for what has come types these. */
const SALE_WORDS: Record<CatalogueLocale, string> = {
  hu: "akció akciós leárazás leárazott kedvezmény",
  en: "sale reduced discount offer",
}
const NEW_WORDS: Record<CatalogueLocale, string> = { hu: "új újdonság", en: "new" }

/** One product in one language, as the read model stores it. */
export interface CatalogueDocument {
  product_id: string
  locale: CatalogueLocale
  handle: string
  product: CatalogueProduct
  card: CatalogueCard
  entry: ListEntry
  /** The moment from which time alone makes this document wrong; null when it never does. */
  valid_until: Date | null
}

export function buildDocument(
  source: SourceProduct,
  locale: CatalogueLocale,
  labels: FacetLabels,
  now: Date,
): CatalogueDocument {
  const product = buildProduct(source, locale, labels)
  const card = buildCard(product, now)
  return {
    product_id: source.id,
    locale,
    handle: source.handle,
    product,
    card,
    entry: buildEntry(source, product, card, locale, labels),
    valid_until: validUntil(source, product, now),
  }
}

function buildEntry(
  source: SourceProduct,
  product: CatalogueProduct,
  card: CatalogueCard,
  locale: CatalogueLocale,
  labels: FacetLabels,
): ListEntry {
  const metadata = parseProductMetadata(source.metadata)
  const key = (facet: keyof FacetLabels, value: string | undefined): FacetKey[] =>
    value ? [{ value, label: facetLabel(labels, facet, value, locale) }] : []
  const categories = new Map(source.category_paths.flat().map(({ handle, name }) => [handle, name[locale]]))
  const facets = {
    category: Array.from(categories, ([value, label]) => ({ value, label })),
    material: key("material", metadata.material_key),
    region: key("region", metadata.maker?.region),
    colour: key("colour", metadata.colour_key),
  }
  return {
    id: source.id,
    name: product.title,
    price: card.price?.amount ?? null,
    published_at: Date.parse(product.created_at),
    in_stock: card.stock_state !== "out_of_stock",
    on_sale: card.on_sale,
    sold: source.sold,
    facets,
    collections: source.collections.map(({ handle }) => handle),
    search: fieldKeys(
      {
        title: product.title,
        attributes: [
          searchableAttributes(product, Object.values(facets).flat()),
          card.on_sale ? SALE_WORDS[locale] : "",
          card.is_new ? NEW_WORDS[locale] : "",
        ].join(" "),
        description: [product.subtitle, product.description].filter(Boolean).join(" "),
      },
      locale,
    ),
  }
}

function searchableAttributes(product: CatalogueProduct, facetKeys: FacetKey[]): string {
  return [
    ...facetKeys.map(({ label }) => label),
    ...product.collections.map(({ name }) => name),
    product.maker?.name,
    product.maker?.place,
    product.material,
    ...product.variants.flatMap(({ title, sku }) => [title, sku]),
  ]
    .filter(Boolean)
    .join(" ")
}

function validUntil(source: SourceProduct, product: CatalogueProduct, now: Date): Date | null {
  const moments = [newUntil(product.created_at), ...source.price_changes_at.map((moment) => new Date(moment))]
  const ahead = moments.filter((moment) => moment > now).sort((a, b) => a.getTime() - b.getTime())
  return ahead[0] ?? null
}
