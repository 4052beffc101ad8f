import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { CataloguePrice, ProductRating } from "@porteka/commerce-sdk"
import type {
  SourceOption,
  SourceProduct,
  SourceReference,
  SourceVariant,
} from "../../modules/catalogue/document/source-product.ts"
import { stockState } from "../../modules/catalogue/document/stock-state.ts"
import { IS_LISTED } from "../../modules/catalogue/is-listed.ts"
import { REVIEW_MODULE } from "../../modules/review/index.ts"
import { mapInTurns } from "../../records/in-turns.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { readSettings } from "../../shop/read-shop.ts"
import { announcePrices } from "./announce-prices.ts"
import { type Localize, readLocalizedTexts } from "./localized-texts.ts"
import { toSourcePictures } from "./picture-metadata.ts"
import { type CategoryRecord, pathTo, readVisibleCategories } from "./read-category-paths.ts"
import { type EffectivePrice, type PriceSetPrices, readPrices } from "./read-prices.ts"
import { readSellablePieces } from "./read-sellable-pieces.ts"
import { readSold } from "./read-sold.ts"

const FIELDS = [
  "id",
  "handle",
  "title",
  "subtitle",
  "description",
  "metadata",
  "weight",
  "created_at",
  "updated_at",
  "images.id",
  "images.url",
  "images.rank",
  "images.metadata",
  "categories.id",
  "collection.id",
  "collection.handle",
  "collection.title",
  "tags.value",
  "options.id",
  "options.title",
  "options.values.id",
  "options.values.value",
  "options.values.rank",
  "variants.id",
  "variants.title",
  "variants.sku",
  "variants.metadata",
  "variants.variant_rank",
  "variants.thumbnail",
  "variants.manage_inventory",
  "variants.allow_backorder",
  "variants.created_at",
  "variants.options.id",
  "variants.options.option_id",
  "variants.price_set.id",
]

/** Products read by one question: Medusa takes 150 ms to put fifty together, and nobody else is answered meanwhile. */
const AT_ONCE = 10

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
  collection: CollectionRecord | null
  tags: { value: string }[]
  options: { id: string; title: string; values: { id: string; value: string; rank: number | null }[] }[]
  variants: VariantRecord[]
}

interface CollectionRecord {
  id: string
  handle: string
  title: string
}

interface VariantRecord {
  id: string
  title: string
  sku: string | null
  metadata: unknown
  variant_rank: number | null
  /** URL of the product's picture that shows it. */
  thumbnail: string | null
  manage_inventory: boolean
  allow_backorder: boolean
  created_at: string | Date
  options: { id: string; option_id: string }[]
  price_set: { id: string } | null
}

/**
 * The products that shoppers are shown with all data for a document, in all languages; other ids are absent. Prices seen for the
 * first time are recorded in the price history.
 */
export async function readProducts(container: MedusaContainer, ids: string[]): Promise<SourceProduct[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const listed = await queryRows<{ id: string }>(
    container,
    `select id from product where id = any(?) and ${IS_LISTED}`,
    [ids],
  )
  const products: ProductRecord[] = []
  for (let start = 0; start < listed.length; start += AT_ONCE)
    products.push(...(await readSome(container, listed.slice(start, start + AT_ONCE))))
  const variants = products.flatMap((product) => product.variants)
  const categories = await readVisibleCategories(container)
  const collections = await container.resolve(Modules.PRODUCT).listProductCollections({})
  const [localize, prices, stock, sold, { lowStockBelow }, ratings] = await Promise.all([
    readLocalizedTexts(container, [
      ...productTextOwners(products),
      ...collections.map(({ id }) => id),
      ...categories.keys(),
    ]),
    readPrices(
      container,
      variants.flatMap(({ price_set }) => price_set?.id ?? []),
    ),
    readSellablePieces(knex, { variantIds: variants.map(({ id }) => id) }),
    readSold(
      knex,
      products.map(({ id }) => id),
    ),
    readSettings(container),
    container.resolve(REVIEW_MODULE).ratingsOf(products.map(({ id }) => id)),
  ])
  const announced = await announcePrices(container, effectivePrices(variants, prices))
  return await mapInTurns(products, (product) =>
    toSource(product, {
      categories,
      collections,
      localize,
      prices,
      announced,
      stock,
      sold,
      ratings,
      lowStockBelow,
    }),
  )
}

async function readSome(
  container: MedusaContainer,
  listed: readonly { id: string }[],
): Promise<ProductRecord[]> {
  return await readRecords<ProductRecord>(container, {
    entity: "product",
    fields: FIELDS,
    filters: { id: listed.map(({ id }) => id) },
  })
}

interface Context {
  categories: Map<string, CategoryRecord>
  collections: CollectionRecord[]
  localize: Localize
  prices: Map<string, PriceSetPrices>
  announced: Map<string, CataloguePrice>
  stock: Map<string, number | null>
  lowStockBelow: number
  sold: Map<string, number>
  ratings: Map<string, ProductRating>
}

function effectivePrices(
  variants: VariantRecord[],
  prices: Map<string, PriceSetPrices>,
): Map<string, EffectivePrice> {
  return new Map(
    variants.flatMap(({ id, price_set }): [string, EffectivePrice][] => {
      const price = price_set ? prices.get(price_set.id)?.price : null
      return price ? [[id, price]] : []
    }),
  )
}

function productTextOwners(products: ProductRecord[]): string[] {
  return products.flatMap((product) => [
    product.id,
    ...product.options.flatMap((option) => [option.id, ...option.values.map(({ id }) => id)]),
    ...product.variants.map(({ id }) => id),
  ])
}

function toSource(product: ProductRecord, context: Context): SourceProduct {
  const { localize } = context
  const title = localize(product.id, "title", product.title)
  const priceSets = product.variants.flatMap(({ price_set }) =>
    price_set ? (context.prices.get(price_set.id) ?? []) : [],
  )
  const { pictures, places } = toSourcePictures(product.images, title)
  return {
    id: product.id,
    handle: product.handle,
    title,
    subtitle: product.subtitle === null ? null : localize(product.id, "subtitle", product.subtitle),
    description: localize(product.id, "description", product.description),
    metadata: product.metadata,
    weight_grams: product.weight,
    pictures,
    category_paths: toCategoryPaths(product, context),
    collections: toCollections(product, context),
    options: toOptions(product, localize),
    variants: inOrder(product.variants).map((variant) => toVariant(variant, places, context)),
    sold: context.sold.get(product.id) ?? 0,
    rating: context.ratings.get(product.id) ?? null,
    created_at: new Date(product.created_at).toISOString(),
    updated_at: new Date(product.updated_at).toISOString(),
    price_changes_at: [...new Set(priceSets.flatMap(({ changes_at }) => changes_at))],
  }
}

function toCategoryPaths(product: ProductRecord, { categories, localize }: Context): SourceReference[][] {
  const visible = product.categories.flatMap(({ id }) => categories.get(id) ?? [])
  const paths = visible.map((category) =>
    pathTo(category, categories).map(({ id, handle, name }) => ({
      id,
      handle,
      name: localize(id, "name", name),
    })),
  )
  return paths.sort((a, b) => b.length - a.length)
}

/**
 * A product has one collection in Medusa; it belongs to every other one by a tag with the collection's
 * handle.
 */
function toCollections(product: ProductRecord, { collections, localize }: Context): SourceReference[] {
  const tags = new Set(product.tags.map(({ value }) => value))
  const further = collections.filter(({ id, handle }) => id !== product.collection?.id && tags.has(handle))
  return [...(product.collection ? [product.collection] : []), ...further].map(({ id, handle, title }) => ({
    id,
    handle,
    name: localize(id, "title", title),
  }))
}

/** An option may be shared by several products: only the values this product's variants use are its own; with a single variant there is nothing to choose. */
function toOptions(product: ProductRecord, localize: Localize): SourceOption[] {
  if (product.variants.length === 1) return []
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

function toVariant(
  variant: VariantRecord,
  places: ReadonlyMap<string, number>,
  { localize, announced, stock, lowStockBelow }: Context,
): SourceVariant {
  const pieces = stock.get(variant.id) ?? null
  return {
    id: variant.id,
    title: localize(variant.id, "title", variant.title),
    sku: variant.sku,
    metadata: variant.metadata,
    option_value_ids: Object.fromEntries(variant.options.map(({ id, option_id }) => [option_id, id])),
    price: announced.get(variant.id) ?? null,
    stock: pieces,
    stock_state: stockState(pieces, lowStockBelow),
    picture: places.get(variant.thumbnail ?? "") ?? null,
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
