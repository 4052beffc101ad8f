import type {
  CreateProductVariantWorkflowInputDTO,
  CreateProductWorkflowInputDTO,
  UpdateProductVariantWorkflowInputDTO,
  UpdateProductWorkflowInputDTO,
} from "@medusajs/framework/types"
import { CURRENCY, ONLY_OPTION } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import type { SellableDefaults } from "../sellable-defaults.ts"
import { EMPTY_SHOP_DATA, toMetadata, toShopData } from "../shop-data.ts"
import { OPTION_NUMBERS, PRODUCT_TEXTS, type ProductRow, SHOP_DATA_KEYS, splitList } from "./columns.ts"
import { parseContent } from "./parse-content.ts"
import type { ProductChange, VariantChange } from "./plan-import.ts"
import {
  type BasePrice,
  isForEverybody,
  isPlain,
  type KnownRow,
  type ProductRecord,
} from "./read-products.ts"
import type { References } from "./references.ts"
import { hasTexts, type TextOwner, toTextOwner } from "./texts-of-change.ts"

const ONLY_TITLE = ONLY_OPTION.title[DEFAULT_LOCALE]
const ONLY_VALUE = ONLY_OPTION.value[DEFAULT_LOCALE]
const CURRENCY_CODE = CURRENCY.toLowerCase()

/** What the changes of some products write, by kind of record. */
export interface TableWrites {
  /** The inventory of new variants, by SKU, with their pieces. */
  newItems: NewItem[]
  newProducts: NewProduct[]
  products: (UpdateProductWorkflowInputDTO & { id: string })[]
  variants: (UpdateProductVariantWorkflowInputDTO & { id: string })[]
  newVariants: (NewVariant & { product_id: string })[]
  /** The price of a variant for any number of pieces gets another amount. */
  prices: NewAmount[]
  /** Of existing variants. */
  stock: StockOfVariant[]
  /** Written when the records exist. */
  texts: WrittenTexts[]
}

/** A change with texts in other languages. */
export interface WrittenTexts {
  change: ProductChange
  /** The variants that its product has already. */
  owners: TextOwner[]
}

export type NewVariant = CreateProductVariantWorkflowInputDTO & { sku: string }
type NewProduct = CreateProductWorkflowInputDTO & { variants: NewVariant[] }

interface NewItem {
  sku: string
  title: string
  description: string
  weight?: number
  requires_shipping: true
  location_levels: { location_id: string; stocked_quantity: number }[]
}

export interface NewAmount {
  /** Id of the price. */
  id: string
  amount: number
}

export interface StockOfVariant {
  sku: string
  pieces: number
}

/** The shop's records that changes refer to. */
export interface ShopRecords {
  /** The products of the changes, as far as they exist. */
  existing: readonly KnownRow[]
  references: References
  defaults: SellableDefaults
}

/** The records that these changes create and change. */
export function toWrites(
  changes: readonly ProductChange[],
  { existing, references, defaults }: ShopRecords,
): TableWrites {
  const rowsOf = Map.groupBy(existing, ({ product }) => product.handle)
  const pairs = changes.map((change) => ({ change, product: rowsOf.get(change.handle)?.[0]?.product }))
  const ofKnown = pairs.flatMap(({ change, product }) => (product ? [{ change, product }] : []))
  const updates = ofKnown.flatMap(({ change: { handle, changed } }) =>
    changed.flatMap(({ sku, cells }) => {
      const row = rowsOf.get(handle)?.find((one) => one.row.sku === sku)
      return row ? [toVariantUpdate(row, cells)] : []
    }),
  )
  const newProducts = pairs.flatMap(({ change, product }) =>
    product ? [] : [newProduct(change, references, defaults)],
  )
  const newVariants = ofKnown.flatMap(({ change, product }) => {
    const titles = product.options.map(({ title }) => title)
    return change.added.map((variant) => ({ product_id: product.id, ...newVariant(variant, titles) }))
  })
  const pieces = new Map(
    changes.flatMap(({ added }) => added.map(({ sku, cells }) => [sku, Number(cells.stock ?? 0)])),
  )
  return {
    newItems: [...newProducts.flatMap(({ variants }) => variants), ...newVariants].map((variant) =>
      newItem(variant, pieces.get(variant.sku) ?? 0, defaults),
    ),
    newProducts,
    products: ofKnown.flatMap(({ change, product }) => toProductUpdate(change.cells, product, references)),
    variants: updates.flatMap(({ variant }) => variant ?? []),
    newVariants,
    prices: updates.flatMap(({ price }) => price ?? []),
    stock: changes.flatMap(({ changed }) =>
      changed.flatMap(({ sku, cells: { stock } }) => (stock ? [{ sku, pieces: Number(stock) }] : [])),
    ),
    texts: changes.filter(hasTexts).map((change) => ({
      change,
      owners: (rowsOf.get(change.handle) ?? []).map(toTextOwner),
    })),
  }
}

const own = (key: string) => `${key}_${DEFAULT_LOCALE}`

function newProduct(
  { handle, cells, added }: ProductChange,
  references: References,
  { shipping_profile_id, sales_channel_id }: SellableDefaults,
): NewProduct {
  const [first] = added
  const titles = OPTION_NUMBERS.map((number) => first?.cells[own(`option_${number}`)] ?? "").filter(Boolean)
  const options = titles.map((title, index) => ({
    title,
    values: [...new Set(added.map((variant) => variant.cells[own(`value_${index + 1}`)] ?? ""))],
  }))
  return {
    ...productFields(cells, references, null),
    title: cells[own("title")] ?? handle,
    handle,
    status: statusOf(cells) ?? "draft",
    options: options.length > 0 ? options : [{ title: ONLY_TITLE, values: [ONLY_VALUE] }],
    variants: added.map((variant) => newVariant(variant, titles)),
    ...(shipping_profile_id ? { shipping_profile_id } : {}),
    ...(sales_channel_id ? { sales_channels: [{ id: sales_channel_id }] } : {}),
  }
}

function toProductUpdate(cells: ProductRow, product: ProductRecord, references: References) {
  const status = statusOf(cells)
  const fields = { ...productFields(cells, references, product), ...(status ? { status } : {}) }
  return Object.keys(fields).length > 0 ? [{ id: product.id, ...fields }] : []
}

type Status = "published" | "draft" | "proposed" | "rejected"
const statusOf = ({ status }: ProductRow) => status as Status | undefined

function productFields(
  cells: ProductRow,
  { categories, collections }: References,
  product: ProductRecord | null,
) {
  const texts = PRODUCT_TEXTS.flatMap((field) => (cells[own(field)] ? [[field, cells[own(field)]]] : []))
  const data = SHOP_DATA_KEYS.filter((key) => cells[key])
  const known = product ? toShopData(product.metadata) : EMPTY_SHOP_DATA
  const makerId = cells.maker_name ? `maker-${cells.maker_name}` : ""
  return {
    ...(Object.fromEntries(texts) as { title?: string; subtitle?: string; description?: string }),
    ...(cells.categories
      ? { category_ids: splitList(cells.categories).flatMap((handle) => categories.get(handle) ?? []) }
      : {}),
    ...(cells.collection ? { collection_id: collections.get(cells.collection) ?? null } : {}),
    ...(cells.pictures ? { images: imagesOf(cells.pictures, product) } : {}),
    ...(data.length > 0
      ? {
          metadata: toMetadata(
            { ...known, ...Object.fromEntries(data.map((key) => [key, cells[key] ?? ""])) },
            makerId,
          ),
        }
      : {}),
  }
}

/** A picture that stays keeps what is recorded about it, such as the address it was downloaded from. */
function imagesOf(pictures: string, product: ProductRecord | null) {
  const known = new Map(product?.images.map(({ url, metadata }) => [url, metadata]))
  return splitList(pictures).map((url) => {
    const metadata = known.get(url)
    return metadata ? { url, metadata } : { url }
  })
}

const weightAndContent = ({ weight, content }: ProductRow) => ({
  ...(weight ? { weight: Number(weight) } : {}),
  ...(content ? { metadata: { content: parseContent(content) } } : {}),
})

const pricesOf = (price: string) => [{ currency_code: CURRENCY_CODE, amount: Number(price) }]

/**
 * A variant's price is changed where it is; Medusa's workflow for variants would delete it and create another. Prices for many
 * pieces stay; any other, such as one for the country, would take precedence over the one of the table, and is removed.
 */
function toVariantUpdate({ variant }: KnownRow, cells: ProductRow) {
  const own = (variant.price_set?.prices ?? []).filter(({ price_list_id: list }) => !list)
  const plain = own.find(isPlain)
  const tiers = own.filter((price) => isForEverybody(price) && !isPlain(price))
  const stays = plain !== undefined && own.length === tiers.length + 1
  const fields = {
    ...weightAndContent(cells),
    ...(cells.price && !stays ? { prices: [...pricesOf(cells.price), ...tiers.map(toTier)] } : {}),
  }
  return {
    variant: Object.keys(fields).length > 0 ? { id: variant.id, ...fields } : null,
    price: cells.price && stays ? { id: plain.id, amount: Number(cells.price) } : null,
  }
}

const toTier = ({ currency_code, amount, min_quantity, max_quantity }: BasePrice) => ({
  currency_code,
  amount: Number(amount),
  min_quantity: min_quantity === null ? null : Number(min_quantity),
  max_quantity: max_quantity === null ? null : Number(max_quantity),
})

function newVariant({ sku, cells }: VariantChange, titles: readonly string[]): NewVariant {
  const values = titles.map((_, index) => cells[own(`value_${index + 1}`)] ?? "")
  const options = Object.fromEntries(titles.map((title, index) => [title, values[index] ?? ""]))
  return {
    title: values.join(" / ") || ONLY_VALUE,
    sku,
    manage_inventory: true,
    options: titles.length > 0 ? options : { [ONLY_TITLE]: ONLY_VALUE },
    prices: pricesOf(cells.price ?? ""),
    ...weightAndContent(cells),
  }
}

/** The item that Medusa would create for a variant, and the pieces of it. */
const newItem = (
  { sku, title, weight }: NewVariant,
  stocked_quantity: number,
  { location_id }: SellableDefaults,
): NewItem => ({
  sku,
  title,
  description: title,
  requires_shipping: true,
  ...(weight ? { weight } : {}),
  location_levels: location_id ? [{ location_id, stocked_quantity }] : [],
})
