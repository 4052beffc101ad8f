import type { MedusaContainer } from "@medusajs/framework/types"
import type { SaleProducts } from "@porteka/commerce-sdk"
import { DEFAULT_LOCALE, LANGUAGES } from "@porteka/shop/languages"
import { isForLists } from "../../modules/catalogue/is-listed.ts"
import { PRICE_HISTORY_MODULE } from "../../modules/price-history/index.ts"
import { queryRows } from "../../records/query-rows.ts"
import { readRecords } from "../../records/read-records.ts"
import { invalidData } from "../../refusals/refusals.ts"
import { CATALOGUE_CURRENCY, readPrices } from "../catalogue/read-prices.ts"
import { findTouchedProducts } from "../catalogue/touched-products.ts"
import type { KnownPrices, OtherSale } from "./plan-price.ts"

/** Maximum number of variants in a plan: more cannot be reviewed before saving. */
const MOST_VARIANTS = 1000

interface ProductRecord {
  id: string
  title: string
  metadata: unknown
  is_giftcard: boolean
  variants: VariantRecord[]
}

interface VariantRecord {
  id: string
  title: string
  sku: string | null
  variant_rank: number | null
  price_set: { id: string } | null
}

/** A variant that may be put on sale, with what is known about its prices. */
export interface SaleVariant {
  product: Pick<ProductRecord, "id" | "title">
  variant: Pick<VariantRecord, "id" | "title" | "sku">
  prices: KnownPrices
}

/** The variants of the chosen products, by title. @throws 400 if there are none or too many */
export async function readSaleProducts(
  container: MedusaContainer,
  chosen: SaleProducts,
): Promise<SaleVariant[]> {
  const variants = await readVariants(container, await productsOf(container, chosen))
  const priceSets = variants.flatMap(({ variant }) => variant.price_set?.id ?? [])
  const [prices, others, histories] = await Promise.all([
    readPrices(container, priceSets),
    readOtherSales(container, priceSets),
    container.resolve(PRICE_HISTORY_MODULE).historyOf(
      CATALOGUE_CURRENCY,
      variants.map(({ variant }) => variant.id),
    ),
  ])
  return variants.map(({ product, variant }) => {
    const priceSet = variant.price_set?.id ?? ""
    const known = prices.get(priceSet)
    return {
      product,
      variant,
      prices: {
        now: known?.price?.amount ?? null,
        regular: known?.regular ?? null,
        history: histories.get(variant.id) ?? [],
        others: others.get(priceSet) ?? [],
      },
    }
  })
}

const productsOf = async (container: MedusaContainer, chosen: SaleProducts): Promise<string[]> =>
  chosen.kind === "products"
    ? chosen.ids
    : findTouchedProducts(container, chosen.kind === "category" ? "product-category" : "product-collection", [
        chosen.id,
      ])

async function readVariants(container: MedusaContainer, productIds: string[]) {
  const products = await readRecords<ProductRecord>(container, {
    entity: "product",
    fields: [
      "id",
      "title",
      "metadata",
      "is_giftcard",
      "variants.id",
      "variants.title",
      "variants.sku",
      "variants.variant_rank",
      "variants.price_set.id",
    ],
    filters: { id: productIds },
  })
  const byTitle = new Intl.Collator(LANGUAGES[DEFAULT_LOCALE].tag).compare
  const variants = products
    .filter(isForLists)
    .toSorted((one, other) => byTitle(one.title, other.title))
    .flatMap((product) => inOrder(product.variants).map((variant) => ({ product, variant })))
  if (variants.length === 0)
    throw invalidData({ hu: "Ebben nincs termék.", en: "There are no products in it." })
  if (variants.length > MOST_VARIANTS)
    throw invalidData({
      hu: `Egyszerre legfeljebb ${MOST_VARIANTS} változat: válasszon szűkebb kört.`,
      en: `At most ${MOST_VARIANTS} variants at once: please choose fewer.`,
    })
  return variants
}

const inOrder = (variants: VariantRecord[]): VariantRecord[] =>
  variants.toSorted((one, other) => (one.variant_rank ?? 0) - (other.variant_rank ?? 0))

/** Sale prices for everybody that are valid now or later. */
const OTHER_SALES = `
  select price.price_set_id, price.amount, list.starts_at, list.ends_at
    from price
    join price_list list on list.id = price.price_list_id and list.deleted_at is null
   where price.price_set_id = any(?) and price.currency_code = ? and price.deleted_at is null
     and list.status = 'active' and list.type = 'sale' and coalesce(list.rules_count, 0) = 0
     and (list.ends_at is null or list.ends_at > now())`

async function readOtherSales(
  container: MedusaContainer,
  priceSetIds: string[],
): Promise<Map<string, OtherSale[]>> {
  type Row = OtherSale & { price_set_id: string; amount: number | string }
  const rows = await queryRows<Row>(container, OTHER_SALES, [priceSetIds, CATALOGUE_CURRENCY])
  const sales = new Map<string, OtherSale[]>()
  for (const { price_set_id: id, amount, starts_at, ends_at } of rows)
    sales.set(id, [...(sales.get(id) ?? []), { amount: Number(amount), starts_at, ends_at }])
  return sales
}
