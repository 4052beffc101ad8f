import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types"
import type { ProductMetadata, VariantMetadata } from "../../modules/catalogue/product-metadata.ts"
import type { Bilingual, SeedMaker, SeedOption, SeedProduct, SeedVariant } from "../catalogue/types.ts"

const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000

/** Medusa wants at least one option; this one says that there is nothing to choose. */
const ONLY_OPTION: SeedOption = {
  title: { hu: "Kivitel", en: "Version" },
  values: [{ hu: "Alap", en: "Standard" }],
}

/** Ids of the records a product refers to. */
export interface ProductReferences {
  categories: Map<string, string>
  collections: Map<string, string>
  tags: Map<string, string>
  makers: Map<string, SeedMaker>
  salesChannelId: string
  shippingProfileId: string
  currencyCode: string
  now: Date
}

/** What a product is in Medusa's words; its texts are the Hungarian ones. */
export function toProduct(
  product: SeedProduct,
  references: ProductReferences,
): CreateProductWorkflowInputDTO {
  const [firstCollection, ...furtherCollections] = product.collections
  return {
    title: product.title.hu,
    subtitle: product.subtitle.hu,
    description: product.description.hu,
    handle: product.handle,
    status: "published",
    category_ids: [requireId(references.categories, product.category)],
    ...(firstCollection ? { collection_id: requireId(references.collections, firstCollection) } : {}),
    tag_ids: furtherCollections.map((handle) => requireId(references.tags, handle)),
    shipping_profile_id: references.shippingProfileId,
    sales_channels: [{ id: references.salesChannelId }],
    options: optionsOf(product).map(({ title, values }) => ({
      title: title.hu,
      values: values.map(({ hu }) => hu),
      ranks: Object.fromEntries(values.map(({ hu }, rank) => [hu, rank])),
      is_exclusive: true,
    })),
    variants: product.variants.map((variant, rank) => toVariant(product, variant, rank, references)),
    metadata: toMetadata(product, references) as Record<string, unknown>,
  }
}

export function optionsOf(product: SeedProduct): SeedOption[] {
  return product.options.length > 0 ? product.options : [ONLY_OPTION]
}

/** The chosen value of each option, in both languages. */
function chosenValues(product: SeedProduct, variant: SeedVariant): Bilingual[] {
  return optionsOf(product).map((option, index) => {
    const value = variant.values[index] ?? ONLY_OPTION.values[0]?.hu
    const found = option.values.find(({ hu }) => hu === value)
    if (!found) throw new Error(`${product.handle}: "${value}" is not a value of "${option.title.hu}"`)
    return found
  })
}

export function variantTitle(product: SeedProduct, variant: SeedVariant): Bilingual {
  const values = chosenValues(product, variant)
  return { hu: values.map(({ hu }) => hu).join(" / "), en: values.map(({ en }) => en).join(" / ") }
}

function toVariant(product: SeedProduct, variant: SeedVariant, rank: number, references: ProductReferences) {
  const values = chosenValues(product, variant)
  return {
    title: variantTitle(product, variant).hu,
    sku: variant.sku,
    variant_rank: rank,
    manage_inventory: true,
    allow_backorder: false,
    weight: variant.weight_grams,
    options: Object.fromEntries(
      optionsOf(product).map((option, index) => [option.title.hu, values[index]?.hu ?? ""]),
    ),
    prices: [{ currency_code: references.currencyCode, amount: variant.price }],
    metadata: (variant.content ? { content: variant.content } : {}) satisfies VariantMetadata,
  }
}

function toMetadata(product: SeedProduct, { makers, now }: ProductReferences): ProductMetadata {
  const maker = makers.get(product.maker)
  if (!maker) throw new Error(`${product.handle}: there is no maker "${product.maker}"`)
  return {
    material: product.material,
    material_key: product.material_key,
    colour_key: product.colour_key,
    dimensions: product.dimensions,
    care: product.care,
    warnings: product.warnings,
    ...(product.withdrawal_exemption ? { withdrawal_exemption: product.withdrawal_exemption } : {}),
    maker,
    first_published_at: new Date(now.getTime() - product.age_days * MILLISECONDS_PER_DAY).toISOString(),
  }
}

function requireId(ids: Map<string, string>, name: string): string {
  const id = ids.get(name)
  if (!id) throw new Error(`The seed has no category, collection or tag "${name}"`)
  return id
}
