import type {
  CreatePricesDTO,
  UpdatePriceSetDTO,
  UpdateProductDTO,
  UpdateProductVariantDTO,
} from "@medusajs/framework/types"
import type { TableWrites } from "./to-writes.ts"

/** The changes of existing products and variants. */
export type RecordChanges = Pick<TableWrites, "products" | "variants">

type Metadata = Record<string, unknown> | null

export interface ProductBefore {
  id: string
  metadata: Metadata
  images: { url: string; rank: number; metadata: Metadata }[]
  categories: { id: string }[]
}

interface PriceBefore {
  id: string
  amount: number
  currency_code: string
  min_quantity: number | null
  max_quantity: number | null
  price_list_id: string | null
  price_rules: PriceRule[]
}

type RulesByAttribute = NonNullable<CreatePricesDTO["rules"]>
type ComparingRule = Exclude<RulesByAttribute[string], string>[number]

interface PriceRule {
  attribute: string
  operator: ComparingRule["operator"]
  value: string
}

export interface VariantBefore {
  id: string
  metadata: Metadata
  price_set: { id: string; prices: PriceBefore[] } | null
}

type Identified<Fields> = Fields & { id: string }

/** What is written after Medusa has undone changes. */
export interface RestoredRecords {
  products: Identified<UpdateProductDTO>[]
  variants: Identified<UpdateProductVariantDTO>[]
  priceSets: Identified<UpdatePriceSetDTO>[]
}

/**
 * What Medusa (2.21.2) leaves changed when it undoes changes of products and variants: pictures, categories and added keys of
 * metadata. The prices of a variant whose prices were replaced are even deleted.
 */
export function toRestored(
  changes: RecordChanges,
  before: { products: readonly ProductBefore[]; variants: readonly VariantBefore[] },
): RestoredRecords {
  const [products, variants] = [byId(before.products), byId(before.variants)]
  return {
    products: changes.products.flatMap(({ id, ...changed }) => {
      const known = products.get(id)
      const fields = known ? fieldsOf(known, changed) : {}
      return Object.keys(fields).length > 0 ? [{ id, ...fields }] : []
    }),
    variants: changes.variants.flatMap(({ id, metadata }) => {
      const known = variants.get(id)
      return known && metadata ? [{ id, metadata: withoutAdded(known.metadata, metadata) }] : []
    }),
    priceSets: changes.variants.flatMap(({ id, prices }) => {
      const set = variants.get(id)?.price_set
      return set && prices ? [{ id: set.id, prices: basePricesOf(set.prices) }] : []
    }),
  }
}

const byId = <Known extends { id: string }>(records: readonly Known[]) =>
  new Map(records.map((record) => [record.id, record]))

function fieldsOf(
  { metadata, images, categories }: ProductBefore,
  changed: Omit<RecordChanges["products"][number], "id">,
): UpdateProductDTO {
  return {
    ...(changed.metadata ? { metadata: withoutAdded(metadata, changed.metadata) } : {}),
    ...(changed.category_ids ? { category_ids: categories.map(({ id }) => id) } : {}),
    ...(changed.images
      ? {
          images: images
            .toSorted((one, other) => one.rank - other.rank)
            .map((image) => ({ url: image.url, metadata: image.metadata })),
        }
      : {}),
  }
}

/** Medusa keeps the keys that are not written and removes those written empty. */
function withoutAdded(before: Metadata, written: Record<string, unknown>): Record<string, unknown> {
  return { ...Object.fromEntries(Object.keys(written).map((key) => [key, ""])), ...before }
}

/** With their ids, so that a price that is still there stays. */
const basePricesOf = (prices: readonly PriceBefore[]): CreatePricesDTO[] =>
  prices
    .filter(({ price_list_id: list }) => !list)
    .map(({ id, amount, currency_code, min_quantity, max_quantity, price_rules: rules }) => ({
      id,
      currency_code,
      amount: Number(amount),
      rules: toRules(rules),
      min_quantity: min_quantity === null ? null : Number(min_quantity),
      max_quantity: max_quantity === null ? null : Number(max_quantity),
    }))

function toRules(rules: readonly PriceRule[]): RulesByAttribute {
  const byAttribute = Map.groupBy(rules, ({ attribute }) => attribute)
  return Object.fromEntries(
    [...byAttribute].map(([attribute, some]) => [
      attribute,
      some.find(({ operator }) => operator === "eq")?.value ??
        some.map(({ operator, value }) => ({ operator, value: Number(value) })),
    ]),
  )
}
