import type { MedusaContainer } from "@medusajs/framework/types"
import type { Shortcoming } from "@porteka/commerce-sdk"
import { CURRENCY, LINE_OPTIONS } from "@porteka/shop"
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from "@porteka/shop/languages"
import { unreadablePictures } from "../../pictures/unreadable-pictures.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { notFound } from "../../refusals/refusals.ts"
import { readStock } from "../checkout/read-stock.ts"
import { findLikelyCategory } from "./likely-category.ts"
import { missingSafetyDetails, toShopData } from "./shop-data.ts"
import { findShortcomings } from "./shortcomings.ts"

interface ProductRecord {
  id: string
  title: string
  description: string | null
  is_giftcard: boolean
  metadata: Record<string, unknown> | null
  images: { url: string; metadata: Record<string, unknown> | null; created_at: Date | string }[]
  categories: { id: string }[]
  sales_channels: { id: string }[]
  shipping_profile: { id: string; shipping_options: { id: string }[] } | null
  variants: {
    id: string
    title: string
    sku: string | null
    manage_inventory: boolean
    inventory_items: { inventory: { location_levels: { id: string }[] } | null }[]
    price_set: { prices: { currency_code: string }[] } | null
  }[]
}

const FIELDS = [
  "id",
  "title",
  "description",
  "is_giftcard",
  "metadata",
  "categories.id",
  "sales_channels.id",
  "images.url",
  "images.metadata",
  "images.created_at",
  "shipping_profile.id",
  "shipping_profile.shipping_options.id",
  "variants.id",
  "variants.title",
  "variants.sku",
  "variants.manage_inventory",
  "variants.inventory_items.inventory.location_levels.id",
  "variants.price_set.prices.currency_code",
]

/** What a product lacks to be sold, or to be attractive. @throws 404 */
export async function readShortcomings(
  container: MedusaContainer,
  productId: string,
): Promise<Shortcoming[]> {
  const [product] = await readRecords<ProductRecord>(container, {
    entity: "product",
    fields: FIELDS,
    filters: { id: productId },
  })
  if (!product) throw notFound(`There is no product ${productId}`)
  const { title, description, images, categories, metadata, variants } = product
  const pieces = await readPieces(container, variants)
  return findShortcomings({
    title,
    description,
    has_picture: images.length > 0,
    unreadable_pictures: unreadablePictures(images, Date.now()),
    has_category: categories.length > 0,
    likely_category: categories.length > 0 ? null : await findLikelyCategory(container, product),
    safety: missingSafetyDetails(toShopData(metadata)),
    is_in_channel: product.sales_channels.length > 0,
    is_deliverable: (product.shipping_profile?.shipping_options.length ?? 0) > 0,
    untranslated: await readUntranslated(container, product),
    is_service: product.is_giftcard || variants.some(({ sku }) => sku === LINE_OPTIONS.gift_wrap.price.sku),
    variants: variants.map((variant) => ({
      title: variant.title,
      has_price: hasShopPrice(variant.price_set?.prices ?? []),
      is_counted: variant.manage_inventory,
      has_stock_place: variant.inventory_items.every(
        ({ inventory }) => (inventory?.location_levels.length ?? 0) > 0,
      ),
      pieces: pieces.get(variant.id) ?? 0,
    })),
  })
}

/** Whether a price is in the currency the shop sells in. */
export const hasShopPrice = (prices: readonly { currency_code?: string }[]) =>
  prices.some(({ currency_code: currency }) => currency?.toLowerCase() === CURRENCY.toLowerCase())

async function readPieces(container: MedusaContainer, variants: ProductRecord["variants"]) {
  const stock = await readStock(
    container,
    variants.map(({ id }) => id),
    { isPublished: false },
  )
  return new Map(
    stock.map(({ id, is_limited: isLimited, parts }) => [
      id,
      isLimited
        ? Math.min(...parts.map((part) => Math.floor(part.available / part.required_quantity)))
        : Number.POSITIVE_INFINITY,
    ]),
  )
}

async function readUntranslated(
  container: MedusaContainer,
  { id, description }: ProductRecord,
): Promise<string[]> {
  const rows = await queryRows<{ locale_code: string; translations: Record<string, unknown> }>(
    container,
    "select locale_code, translations from translation where reference_id = ? and deleted_at is null",
    [id],
  )
  const wanted = description?.trim() ? ["title", "description"] : ["title"]
  return LOCALES.filter((locale) => {
    const texts = rows.find(({ locale_code: code }) => code === LANGUAGES[locale].tag)?.translations
    return locale !== DEFAULT_LOCALE && wanted.some((field) => !texts?.[field])
  })
}
