import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SourceOption, SourceProduct, SourceReference, SourceVariant } from "../document/source-product.ts"
import { type Localize, readLocalizedTexts } from "./localized-texts.ts"
import { toSourcePictures } from "./picture-metadata.ts"
import { type CategoryRecord, pathTo, readVisibleCategories } from "./read-category-paths.ts"
import { type PriceSetPrices, readPrices } from "./read-prices.ts"
import { readStock } from "./read-stock.ts"

const FIELDS = [
  ...["id", "handle", "title", "subtitle", "description", "metadata", "weight", "created_at", "updated_at"],
  ...["images.id", "images.url", "images.rank", "images.metadata", "categories.id"],
  ...["collection.id", "collection.handle", "collection.title"],
  ...["options.id", "options.title", "options.values.id", "options.values.value", "options.values.rank"],
  ...["variants.id", "variants.title", "variants.sku", "variants.metadata", "variants.variant_rank"],
  ...["variants.manage_inventory", "variants.allow_backorder", "variants.created_at"],
  ...["variants.options.id", "variants.options.option_id", "variants.price_set.id"],
]

interface ProductRecord {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string | null
  metadata: unknown
  weight: number | null
  created_at: string | Date
  updated_at: string | Date
  images: { id: string; url: string; rank: number; metadata: unknown }[]
  categories: { id: string }[]
  collection: { id: string; handle: string; title: string } | null
  options: { id: string; title: string; values: { id: string; value: string; rank: number | null }[] }[]
  variants: VariantRecord[]
}

interface VariantRecord {
  id: string
  title: string
  sku: string | null
  metadata: unknown
  variant_rank: number | null
  manage_inventory: boolean
  allow_backorder: boolean
  created_at: string | Date
  options: { id: string; option_id: string }[]
  price_set: { id: string } | null
}

/** Published products with all that a document needs, in all languages. Ids that are not published are absent. */
export async function readProducts(container: MedusaContainer, ids: string[]): Promise<SourceProduct[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: FIELDS,
    filters: { id: ids, status: "published" },
  })
  const products = data as unknown as ProductRecord[]
  const variants = products.flatMap((product) => product.variants)
  const categories = await readVisibleCategories(container)
  const [localize, prices, stock] = await Promise.all([
    readLocalizedTexts(container, textOwners(products, categories)),
    readPrices(container, variants.flatMap(({ price_set }) => price_set?.id ?? [])),
    readStock(container, variants),
  ])
  return products.map((product) => toSource(product, { categories, localize, prices, stock }))
}

interface Context {
  categories: Map<string, CategoryRecord>
  localize: Localize
  prices: Map<string, PriceSetPrices>
  stock: Map<string, number | null>
}

function textOwners(products: ProductRecord[], categories: Map<string, CategoryRecord>): string[] {
  const owners = products.flatMap((product) => [
    product.id,
    product.collection?.id,
    ...product.options.flatMap((option) => [option.id, ...option.values.map(({ id }) => id)]),
    ...product.variants.map(({ id }) => id),
  ])
  return [...new Set([...owners, ...categories.keys()])].filter((id) => id !== undefined)
}

function toSource(product: ProductRecord, context: Context): SourceProduct {
  const { localize } = context
  const title = localize(product.id, "title", product.title)
  const collection = product.collection
  const priceSets = product.variants.flatMap(({ price_set }) => (price_set ? context.prices.get(price_set.id) ?? [] : []))
  return {
    id: product.id,
    handle: product.handle,
    title,
    subtitle: product.subtitle === null ? null : localize(product.id, "subtitle", product.subtitle),
    description: localize(product.id, "description", product.description),
    metadata: product.metadata,
    weight_grams: product.weight,
    pictures: toSourcePictures(product.images, title),
    category_paths: toCategoryPaths(product, context),
    collections: collection
      ? [{ id: collection.id, handle: collection.handle, name: localize(collection.id, "title", collection.title) }]
      : [],
    options: toOptions(product, localize),
    variants: inOrder(product.variants).map((variant) => toVariant(variant, context)),
    created_at: new Date(product.created_at).toISOString(),
    updated_at: new Date(product.updated_at).toISOString(),
    price_changes_at: [...new Set(priceSets.flatMap(({ changes_at }) => changes_at))],
  }
}

function toCategoryPaths(product: ProductRecord, { categories, localize }: Context): SourceReference[][] {
  const visible = product.categories.flatMap(({ id }) => categories.get(id) ?? [])
  const paths = visible.map((category) =>
    pathTo(category, categories).map(({ id, handle, name }) => ({ id, handle, name: localize(id, "name", name) })),
  )
  return paths.sort((a, b) => b.length - a.length)
}

/** An option may be shared by several products: only the values this product's variants use are its own. */
function toOptions(product: ProductRecord, localize: Localize): SourceOption[] {
  const used = new Set(product.variants.flatMap((variant) => variant.options.map(({ id }) => id)))
  return product.options.map((option) => ({
    id: option.id,
    title: localize(option.id, "title", option.title),
    values: option.values
      .filter(({ id }) => used.has(id))
      .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
      .map(({ id, value }) => ({ id, value: localize(id, "value", value) })),
  }))
}

function toVariant(variant: VariantRecord, { localize, prices, stock }: Context): SourceVariant {
  const effective = variant.price_set ? prices.get(variant.price_set.id)?.price : null
  return {
    id: variant.id,
    title: localize(variant.id, "title", variant.title),
    sku: variant.sku,
    metadata: variant.metadata,
    option_value_ids: Object.fromEntries(variant.options.map(({ id, option_id }) => [option_id, id])),
    price: effective ? { amount: effective.amount, reference_amount: null, percent: null } : null,
    stock: stock.get(variant.id) ?? null,
  }
}

function inOrder(variants: VariantRecord[]): VariantRecord[] {
  return [...variants].sort(
    (a, b) =>
      (a.variant_rank ?? 0) - (b.variant_rank ?? 0) ||
      new Date(a.created_at).getTime() - new Date(b.created_at).getTime() ||
      (a.id < b.id ? -1 : 1),
  )
}
