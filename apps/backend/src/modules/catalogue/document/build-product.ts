import type {
  CatalogueMaker,
  CatalogueProduct,
  CatalogueReference,
  CatalogueVariant,
} from "@porteka/commerce-sdk"
import { FOOD_MATERIALS, PRODUCT_LABELS } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import { type ProductMetadata, parseProductMetadata, parseVariantMetadata } from "../product-metadata.ts"
import { textIn } from "../written-texts.ts"
import { factsOf, nameOfRegion } from "./facet-sources.ts"
import type { SourceProduct, SourceReference, SourceVariant } from "./source-product.ts"
import { unitPrice } from "./unit-price.ts"

/** The product page's document in one language. */
export function buildProduct(source: SourceProduct, locale: Locale): CatalogueProduct {
  const metadata = parseProductMetadata(source.metadata)
  return {
    id: source.id,
    handle: source.handle,
    title: source.title[locale],
    subtitle: source.subtitle?.[locale] ?? null,
    description: source.description[locale],
    pictures: source.pictures.map((picture) => ({ ...picture, alt: picture.alt[locale] })),
    is_food: FOOD_MATERIALS.includes(metadata.material_key ?? ""),
    category_path: (source.category_paths[0] ?? []).map((category) => toReference(category, locale)),
    collections: source.collections.map((collection) => toReference(collection, locale)),
    options: source.options.map(({ id, title, values }) => ({
      id,
      title: title[locale],
      values: values.map(({ value }) => value[locale]),
    })),
    variants: source.variants.map((variant) => toVariant(variant, source, locale)),
    material: textIn(metadata.material, locale),
    dimensions: textIn(metadata.dimensions, locale),
    care: textIn(metadata.care, locale),
    ...factsOf(source, locale),
    maker: toMaker(metadata.maker, locale),
    warnings: metadata.warnings.map((warning) => textIn(warning, locale) ?? ""),
    withdrawal_exemption: metadata.withdrawal_exemption ?? null,
    garan: metadata.garan ?? null,
    personalisation: metadata.personalisation ?? null,
    making_days: metadata.making_days ?? 0,
    label: metadata.label ? PRODUCT_LABELS[metadata.label][locale] : null,
    weight_grams: source.weight_grams,
    rating: source.rating,
    created_at: publishedAt(source),
    updated_at: source.updated_at,
  }
}

/** When the product was first published, ISO 8601. */
function publishedAt(source: SourceProduct): string {
  return parseProductMetadata(source.metadata).first_published_at ?? source.created_at
}

function toReference({ id, handle, name }: SourceReference, locale: Locale): CatalogueReference {
  return { id, handle, name: name[locale] }
}

function toVariant(variant: SourceVariant, product: SourceProduct, locale: Locale): CatalogueVariant {
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
    stock_state: variant.stock_state,
    picture: variant.picture,
  }
}

function toMaker(maker: ProductMetadata["maker"], locale: Locale): CatalogueMaker | null {
  if (!maker) return null
  const { name, place, region, address, email, seat, eu_responsible: responsible } = maker
  return {
    name,
    place,
    region: nameOfRegion(region, locale),
    address,
    email,
    eu_responsible: (seat && responsible) ?? null,
  }
}
