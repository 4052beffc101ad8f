import type { MedusaContainer } from "@medusajs/framework/types"
import { CURRENCY } from "@porteka/shop"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from "@porteka/shop/languages"
import { parseVariantMetadata } from "../../../modules/catalogue/product-metadata.ts"
import { queryRows } from "../../../records/query-rows.ts"
import { readRecords } from "../../../records/read-records.ts"
import { toShopData } from "../shop-data.ts"
import {
  AT_DOWNLOAD,
  COLUMNS,
  LIST_SEPARATOR,
  OPTION_NUMBERS,
  PRODUCT_TEXTS,
  type ProductRow,
  SHOP_DATA_KEYS,
  tidyCell,
} from "./columns.ts"
import { writeContent } from "./parse-content.ts"

interface Option {
  id: string
  title: string
  values: { id: string; value: string }[]
}

/** With a price list: not the variant's own. */
export interface BasePrice {
  id: string
  amount: number
  currency_code: string
  price_list_id: string | null
  rules_count: number | null
  min_quantity: number | null
  max_quantity: number | null
}

interface Variant {
  id: string
  sku: string | null
  title: string
  weight: number | null
  manage_inventory: boolean
  metadata: Record<string, unknown> | null
  options: { id: string; value: string; option_id: string }[]
  price_set: { prices: BasePrice[] } | null
  inventory_items: {
    inventory: { id: string; location_levels: { location_id: string; stocked_quantity: number }[] } | null
  }[]
}

export interface ProductRecord {
  id: string
  handle: string
  status: string
  title: string
  subtitle: string | null
  description: string | null
  metadata: Record<string, unknown> | null
  categories: { handle: string }[]
  collection: { handle: string } | null
  images: { url: string; metadata: Record<string, unknown> | null }[]
  options: Option[]
  variants: Variant[]
}

const FIELDS = [
  "id",
  "handle",
  "status",
  "title",
  "subtitle",
  "description",
  "metadata",
  "categories.handle",
  "collection.handle",
  "images.url",
  "images.rank",
  "images.metadata",
  "options.id",
  "options.title",
  "options.values.id",
  "options.values.value",
  "variants.id",
  "variants.sku",
  "variants.title",
  "variants.weight",
  "variants.manage_inventory",
  "variants.metadata",
  "variants.variant_rank",
  "variants.options.id",
  "variants.options.value",
  "variants.options.option_id",
  "variants.price_set.prices.id",
  "variants.price_set.prices.amount",
  "variants.price_set.prices.currency_code",
  "variants.price_set.prices.price_list_id",
  "variants.price_set.prices.rules_count",
  "variants.price_set.prices.min_quantity",
  "variants.price_set.prices.max_quantity",
  "variants.inventory_items.inventory.id",
  "variants.inventory_items.inventory.location_levels.location_id",
  "variants.inventory_items.inventory.location_levels.stocked_quantity",
]

/** A variant with its row and the underlying records. */
export interface KnownRow {
  product: ProductRecord
  variant: Variant
  row: ProductRow
}

/** How products are named: by handle, or by the SKU of a variant. */
export interface ProductNames {
  handles: readonly string[]
  skus: readonly string[]
}

/** Products read by one question: many at once would keep everybody else waiting. */
const AT_ONCE = 20

/** The products by their handles, in batches. @param names only the products that one of them names */
export async function* productsByPieces(
  container: MedusaContainer,
  names?: ProductNames,
): AsyncGenerator<KnownRow[]> {
  const ids = await findIds(container, names)
  for (let start = 0; start < ids.length; start += AT_ONCE)
    yield await readSome(container, ids.slice(start, start + AT_ONCE))
}

/** As `productsByPieces`, all together. */
export async function readProducts(container: MedusaContainer, names?: ProductNames): Promise<KnownRow[]> {
  const all: KnownRow[] = []
  for await (const some of productsByPieces(container, names)) all.push(...some)
  return all
}

async function readSome(container: MedusaContainer, ids: string[]): Promise<KnownRow[]> {
  const products = await readRecords<ProductRecord>(container, {
    entity: "product",
    fields: FIELDS,
    filters: { id: ids },
    pagination: { order: { handle: "ASC" } },
  })
  const texts = await readTexts(container, products)
  return products.flatMap((product) =>
    product.variants.map((variant) => ({ product, variant, row: toRow(product, variant, texts) })),
  )
}

/** The translation of a record's text. */
type Texts = (id: string, locale: Locale, field: string) => string

function toRow(product: ProductRecord, variant: Variant, texts: Texts): ProductRow {
  const cells: ProductRow = {
    ...ofProduct(product, texts),
    ...ofOptions(product, variant, texts),
    ...ofVariant(variant),
  }
  return Object.fromEntries(COLUMNS.map(({ key }) => [key, tidyCell(cells[key] ?? "")]))
}

function ofProduct(product: ProductRecord, texts: Texts): ProductRow {
  const data = toShopData(product.metadata)
  const written = PRODUCT_TEXTS.flatMap((field) =>
    LOCALES.map((locale) => [
      `${field}_${locale}`,
      locale === DEFAULT_LOCALE ? (product[field] ?? "") : texts(product.id, locale, field),
    ]),
  )
  return {
    ...Object.fromEntries(SHOP_DATA_KEYS.map((key) => [key, data[key]])),
    ...Object.fromEntries(written),
    handle: product.handle,
    status: product.status,
    categories: product.categories.map(({ handle }) => handle).join(LIST_SEPARATOR),
    collection: product.collection?.handle ?? "",
    pictures: product.images.map(({ url }) => url).join(LIST_SEPARATOR),
  }
}

function ofOptions({ options }: ProductRecord, variant: Variant, texts: Texts): ProductRow {
  const cells = options.slice(0, OPTION_NUMBERS.length).flatMap(({ id, title }, index) => {
    const value = variant.options.find(({ option_id: option }) => option === id)
    return LOCALES.flatMap((locale) => {
      const isOwn = locale === DEFAULT_LOCALE
      const chosen = value && (isOwn ? value.value : texts(value.id, locale, "value"))
      return [
        [`option_${index + 1}_${locale}`, isOwn ? title : texts(id, locale, "title")],
        [`value_${index + 1}_${locale}`, chosen ?? ""],
      ]
    })
  })
  return Object.fromEntries(cells)
}

function ofVariant(variant: Variant): ProductRow {
  const { content } = parseVariantMetadata(variant.metadata)
  const stock = variant.manage_inventory ? stockOf(variant) : ""
  const price = priceOf(variant)
  return {
    sku: variant.sku ?? "",
    price,
    [AT_DOWNLOAD.price]: price,
    stock,
    [AT_DOWNLOAD.stock]: stock,
    weight: variant.weight === null ? "" : String(variant.weight),
    content: content ? writeContent(content) : "",
  }
}

function priceOf({ price_set: set }: Variant): string {
  const own = set?.prices.find((price) => !price.price_list_id && isPlain(price))
  return own ? String(Number(own.amount)) : ""
}

/** In the shop's currency, for everybody. */
export const isForEverybody = ({ currency_code: currency, rules_count: rules }: BasePrice): boolean =>
  currency.toLowerCase() === CURRENCY.toLowerCase() && !rules

/** For everybody and every quantity. */
export const isPlain = (price: BasePrice): boolean =>
  isForEverybody(price) && price.min_quantity === null && price.max_quantity === null

function stockOf({ inventory_items: items }: Variant): string {
  const levels = items.flatMap(({ inventory }) => inventory?.location_levels ?? [])
  return levels.length === 0
    ? ""
    : String(levels.reduce((sum, level) => sum + Number(level.stocked_quantity), 0))
}

async function findIds(container: MedusaContainer, names?: ProductNames): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    container,
    `select id from product where deleted_at is null and (?::boolean or handle = any(?) or id in (
         select product_id from product_variant where deleted_at is null and sku = any(?)))
        order by handle`,
    [names === undefined, [...(names?.handles ?? [])], [...(names?.skus ?? [])]],
  )
  return rows.map(({ id }) => id)
}

async function readTexts(container: MedusaContainer, products: readonly ProductRecord[]): Promise<Texts> {
  const owners = products.flatMap(({ id, options }) => [
    id,
    ...options.flatMap((option) => [option.id, ...option.values.map((value) => value.id)]),
  ])
  const rows = await queryRows<{
    reference_id: string
    locale_code: string
    translations: Record<string, unknown>
  }>(
    container,
    `select reference_id, locale_code, translations from translation
        where deleted_at is null and reference_id = any(?)`,
    [owners],
  )
  const found = new Map(
    rows.map(({ reference_id: id, locale_code: tag, translations }) => [`${id} ${tag}`, translations]),
  )
  return (id, locale, field) => {
    const text = found.get(`${id} ${LANGUAGES[locale].tag}`)?.[field]
    return typeof text === "string" ? text : ""
  }
}
