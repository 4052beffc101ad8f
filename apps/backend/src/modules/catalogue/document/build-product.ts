import type {
  CatalogueMaker,
  CatalogueProduct,
  CatalogueReference,
  CatalogueVariant,
} from "@porteka/commerce-sdk"
import type { CatalogueLocale } from "../locales.ts"
import { type ProductMetadata, parseProductMetadata, parseVariantMetadata } from "../product-metadata.ts"
import { type FacetLabels, facetLabel } from "./facet-labels.ts"
import type { SourceProduct, SourceReference, SourceVariant } from "./source-product.ts"
import { stockState } from "./stock-state.ts"
import { unitPrice } from "./unit-price.ts"

/** The product page's document in one language. */
export function buildProduct(
  source: SourceProduct,
  locale: CatalogueLocale,
  labels: FacetLabels,
): CatalogueProduct {
  const metadata = parseProductMetadata(source.metadata)
  return {
    id: source.id,
    handle: source.handle,
    title: source.title[locale],
    subtitle: source.subtitle?.[locale] ?? null,
    description: source.description[locale],
    pictures: source.pictures.map((picture) => ({ ...picture, alt: picture.alt[locale] })),
    category_path: (source.category_paths[0] ?? []).map((category) => toReference(category, locale)),
    collections: source.collections.map((collection) => toReference(collection, locale)),
    options: source.options.map(({ id, title, values }) => ({
      id,
      title: title[locale],
      values: values.map(({ value }) => value[locale]),
    })),
    variants: source.variants.map((variant) => toVariant(variant, source, locale)),
    material: metadata.material?.[locale] || metadata.material?.hu || null,
    dimensions: metadata.dimensions?.[locale] || metadata.dimensions?.hu || null,
    care: metadata.care?.[locale] || metadata.care?.hu || null,
    colour: metadata.colour_key ? facetLabel(labels, "colour", metadata.colour_key, locale) : null,
    maker: toMaker(metadata.maker, locale, labels),
    warnings: metadata.warnings.map((warning) => warning[locale] || warning.hu),
    withdrawal_exemption: metadata.withdrawal_exemption ?? null,
    weight_grams: source.weight_grams,
    created_at: publishedAt(source),
    updated_at: source.updated_at,
  }
}

/** When the product was first published, ISO 8601. */
export function publishedAt(source: SourceProduct): string {
  return parseProductMetadata(source.metadata).first_published_at ?? source.created_at
}

function toReference({ id, handle, name }: SourceReference, locale: CatalogueLocale): CatalogueReference {
  return { id, handle, name: name[locale] }
}

function toVariant(
  variant: SourceVariant,
  product: SourceProduct,
  locale: CatalogueLocale,
): CatalogueVariant {
  const values = new Map(
    product.options.flatMap((option) => option.values.map(({ id, value }) => [id, value[locale]])),
  )
  const chosen = Object.entries(variant.option_value_ids).flatMap(([option, id]) => {
    const value = values.get(id)
    return value === undefined ? [] : [[option, value]]
  })
  return {
    id: variant.id,
    title: variant.title[locale],
    sku: variant.sku,
    option_values: Object.fromEntries(chosen),
    price: variant.price,
    unit_price: unitPrice(parseVariantMetadata(variant.metadata).content, variant.price),
    stock: variant.stock,
    stock_state: stockState(variant.stock),
  }
}

function toMaker(
  maker: ProductMetadata["maker"],
  locale: CatalogueLocale,
  labels: FacetLabels,
): CatalogueMaker | null {
  if (!maker) return null
  const { name, place, region, address, email } = maker
  return { name, place, region: facetLabel(labels, "region", region, locale), address, email }
}
