import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types"
import { DAY_MS } from "@porteka/hungary"
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  METADATA_FACETS,
  type NewMaker,
  type NewOption,
  type NewProduct,
  type NewVariant,
  ONLY_OPTION,
  type ProductText,
} from "@porteka/shop"
import type { ProductMetadata, VariantMetadata } from "../../modules/catalogue/product-metadata.ts"

/** Ids of the records that a product refers to. */
export interface ProductReferences {
  categories: Map<string, string>
  collections: Map<string, string>
  tags: Map<string, string>
  makers: Map<string, NewMaker>
  salesChannelId: string
  shippingProfileId: string
  currencyCode: string
  now: Date
}

/** A product in Medusa's format; its texts are the Hungarian ones. */
export function toProduct(product: NewProduct, references: ProductReferences): CreateProductWorkflowInputDTO {
  const [firstCollection, ...furtherCollections] = product.collections
  return {
    title: product.title[DEFAULT_LOCALE],
    subtitle: product.subtitle[DEFAULT_LOCALE],
    description: product.description[DEFAULT_LOCALE],
    handle: product.handle,
    status: "published",
    category_ids: [requireId(references.categories, product.category)],
    ...(firstCollection ? { collection_id: requireId(references.collections, firstCollection) } : {}),
    tag_ids: furtherCollections.map((handle) => requireId(references.tags, handle)),
    shipping_profile_id: references.shippingProfileId,
    sales_channels: [{ id: references.salesChannelId }],
    options: optionsOf(product).map(({ title, values }) => ({
      title: title[DEFAULT_LOCALE],
      values: values.map((value) => value[DEFAULT_LOCALE]),
      ranks: Object.fromEntries(values.map((value, rank) => [value[DEFAULT_LOCALE], rank])),
      is_exclusive: true,
    })),
    variants: product.variants.map((variant, rank) => toVariant(product, variant, rank, references)),
    metadata: toMetadata(product, references) as Record<string, unknown>,
  }
}

export function optionsOf(product: NewProduct): NewOption[] {
  return product.options.length > 0
    ? product.options
    : [{ title: ONLY_OPTION.title, values: [ONLY_OPTION.value] }]
}

/** The chosen value of each option, in every language. */
function chosenValues(product: NewProduct, variant: NewVariant): ProductText[] {
  return optionsOf(product).map((option, index) => {
    const value = variant.values[index] ?? ONLY_OPTION.value[DEFAULT_LOCALE]
    const found = option.values.find((candidate) => candidate[DEFAULT_LOCALE] === value)
    if (!found)
      throw new Error(`${product.handle}: "${value}" is not a value of "${option.title[DEFAULT_LOCALE]}"`)
    return found
  })
}

export function variantTitle(product: NewProduct, variant: NewVariant): ProductText {
  const values = chosenValues(product, variant)
  const titleIn = (locale: Locale) =>
    values.map((value) => value[locale] ?? value[DEFAULT_LOCALE]).join(" / ")
  const translated = LOCALES.filter((locale) => values.some((value) => value[locale]))
  return {
    [DEFAULT_LOCALE]: titleIn(DEFAULT_LOCALE),
    ...Object.fromEntries(translated.map((locale) => [locale, titleIn(locale)])),
  }
}

function toVariant(product: NewProduct, variant: NewVariant, rank: number, references: ProductReferences) {
  const values = chosenValues(product, variant)
  return {
    title: variantTitle(product, variant)[DEFAULT_LOCALE],
    sku: variant.sku,
    variant_rank: rank,
    manage_inventory: true,
    allow_backorder: false,
    weight: variant.weight_grams,
    options: Object.fromEntries(
      optionsOf(product).map((option, index) => [
        option.title[DEFAULT_LOCALE],
        values[index]?.[DEFAULT_LOCALE] ?? "",
      ]),
    ),
    prices: [{ currency_code: references.currencyCode, amount: variant.price }],
    metadata: (variant.content ? { content: variant.content } : {}) satisfies VariantMetadata,
  }
}

function toMetadata(product: NewProduct, { makers, now }: ProductReferences): ProductMetadata {
  const maker = makers.get(product.maker)
  if (!maker) throw new Error(`${product.handle}: there is no maker "${product.maker}"`)
  return {
    material: product.material,
    ...Object.fromEntries(METADATA_FACETS.map(({ field }) => [field, product[field]])),
    dimensions: product.dimensions,
    care: product.care,
    warnings: product.warnings,
    ...(product.withdrawal_exemption ? { withdrawal_exemption: product.withdrawal_exemption } : {}),
    ...(product.personalisation ? { personalisation: product.personalisation } : {}),
    ...(product.label ? { label: product.label } : {}),
    ...(product.making_days ? { making_days: product.making_days } : {}),
    maker,
    first_published_at: new Date(now.getTime() - product.age_days * DAY_MS).toISOString(),
  }
}

function requireId(ids: Map<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`The seed has no category, collection or tag "${name}"`)
  return id
}
