import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createInventoryLevelsWorkflow,
  createProductsWorkflow,
  createProductVariantsWorkflow,
  updateInventoryLevelsWorkflow,
  updateProductsWorkflow,
  updateProductVariantsWorkflow,
} from "@medusajs/medusa/core-flows"
import { CURRENCY } from "@porteka/shop"
import { DEFAULT_LOCALE } from "@porteka/shop/languages"
import { readRecords } from "../../../records/read-records.ts"
import { EMPTY_SHOP_DATA, toMetadata, toShopData } from "../shop-data.ts"
import { OPTION_NUMBERS, PRODUCT_TEXTS, type ProductRow, SHOP_DATA_KEYS, splitList } from "./columns.ts"
import { indexCategories, type NamedCategory } from "./other-shops/category-names.ts"
import { parseContent } from "./parse-content.ts"
import type { ProductChange, VariantChange } from "./plan-import.ts"
import { type KnownRow, type ProductRecord, readProducts } from "./read-products.ts"
import { writeTexts } from "./write-texts.ts"

/** Medusa needs at least one option; this one means that there is nothing to choose. */
const ONLY_OPTION = { title: "Kivitel", value: "Alap" }
const CURRENCY_CODE = CURRENCY.toLowerCase()

/** Ids of records that a table names by handle. */
export interface References {
  categories: ReadonlyMap<string, string>
  /** The same categories by the names other systems give them. */
  categoryNames: ReadonlyMap<string, string>
  collections: ReadonlyMap<string, string>
}

export async function readReferences(container: MedusaContainer): Promise<References> {
  const categories = await readRecords<NamedCategory>(container, {
    entity: "product_category",
    fields: ["id", "handle", "name", "parent_category_id"],
  })
  const collections = await readRecords<{ id: string; handle: string }>(container, {
    entity: "product_collection",
    fields: ["id", "handle"],
  })
  return {
    categories: new Map(categories.map(({ id, handle }) => [handle, id])),
    categoryNames: indexCategories(categories),
    collections: new Map(collections.map(({ id, handle }) => [handle, id])),
  }
}

/** Writes the changes of one product's rows. @throws Medusa's refusal; other products are not affected */
export async function applyChange(
  container: MedusaContainer,
  change: ProductChange,
  references: References,
): Promise<void> {
  const names = { handles: [change.handle], skus: [] }
  const before = await readProducts(container, names)
  const product = before[0]?.product
  if (product) await update(container, change, before, product, references)
  else await create(container, change, references)
  const after = await readProducts(container, names)
  await writeStock(container, change, after)
  await writeTexts(container, change, after)
}

async function create(container: MedusaContainer, change: ProductChange, references: References) {
  const { handle, cells, added } = change
  const [first] = added
  const titles = OPTION_NUMBERS.map((number) => first?.cells[own(`option_${number}`)] ?? "").filter(Boolean)
  const options = titles.map((title, index) => ({
    title,
    values: [...new Set(added.map((variant) => variant.cells[own(`value_${index + 1}`)] ?? ""))],
  }))
  await createProductsWorkflow(container).run({
    input: {
      products: [
        {
          ...productFields(cells, references, null),
          title: cells[own("title")] ?? handle,
          handle,
          status: statusOf(cells) ?? "draft",
          options: options.length > 0 ? options : [{ title: ONLY_OPTION.title, values: [ONLY_OPTION.value] }],
          variants: added.map((variant) => newVariant(variant, titles)),
        },
      ],
    },
  })
}

async function update(
  container: MedusaContainer,
  { cells, changed, added }: ProductChange,
  before: readonly KnownRow[],
  product: ProductRecord,
  references: References,
) {
  const status = statusOf(cells)
  const fields = { ...productFields(cells, references, product), ...(status ? { status } : {}) }
  if (Object.keys(fields).length > 0) {
    await updateProductsWorkflow(container).run({ input: { products: [{ id: product.id, ...fields }] } })
  }
  const updates = changed.flatMap(({ sku, cells: given }) => {
    const known = before.find(({ row }) => row.sku === sku)
    const ofVariant = variantFields(given)
    return known && Object.keys(ofVariant).length > 0 ? [{ id: known.variant.id, ...ofVariant }] : []
  })
  if (updates.length > 0)
    await updateProductVariantsWorkflow(container).run({ input: { product_variants: updates } })
  if (added.length > 0) {
    const titles = product.options.map(({ title }) => title)
    await createProductVariantsWorkflow(container).run({
      input: {
        product_variants: added.map((variant) => ({
          product_id: product.id,
          ...newVariant(variant, titles),
        })),
      },
    })
  }
}

const own = (key: string) => `${key}_${DEFAULT_LOCALE}`

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
    ...(cells.pictures ? { images: splitList(cells.pictures).map((url) => ({ url })) } : {}),
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

function variantFields({ price, weight, content }: ProductRow) {
  return {
    ...(price ? { prices: [{ currency_code: CURRENCY_CODE, amount: Number(price) }] } : {}),
    ...(weight ? { weight: Number(weight) } : {}),
    ...(content ? { metadata: { content: parseContent(content) } } : {}),
  }
}

function newVariant({ sku, cells }: VariantChange, titles: readonly string[]) {
  const values = titles.map((_, index) => cells[own(`value_${index + 1}`)] ?? "")
  const options = Object.fromEntries(titles.map((title, index) => [title, values[index] ?? ""]))
  return {
    title: values.join(" / ") || ONLY_OPTION.value,
    sku,
    manage_inventory: true,
    options: titles.length > 0 ? options : { [ONLY_OPTION.title]: ONLY_OPTION.value },
    prices: [{ currency_code: CURRENCY_CODE, amount: Number(cells.price) }],
    ...(cells.weight ? { weight: Number(cells.weight) } : {}),
    ...(cells.content ? { metadata: { content: parseContent(cells.content) } } : {}),
  }
}

/** Stock of the named variants, at their location or the first one. */
async function writeStock(
  container: MedusaContainer,
  { changed, added }: ProductChange,
  after: readonly KnownRow[],
) {
  const [place] = await container.resolve(Modules.STOCK_LOCATION).listStockLocations({}, { take: 1 })
  for (const { sku, cells } of [...changed, ...added]) {
    const inventory = after.find(({ row }) => row.sku === sku)?.variant.inventory_items[0]?.inventory
    if (!cells.stock || !inventory || !place) continue
    const stocked_quantity = Number(cells.stock)
    const [level] = inventory.location_levels
    const at = {
      inventory_item_id: inventory.id,
      location_id: level?.location_id ?? place.id,
      stocked_quantity,
    }
    if (level) await updateInventoryLevelsWorkflow(container).run({ input: { updates: [at] } })
    else await createInventoryLevelsWorkflow(container).run({ input: { inventory_levels: [at] } })
  }
}
