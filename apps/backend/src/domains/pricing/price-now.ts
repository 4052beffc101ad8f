import { isDeepStrictEqual } from "node:util"
import { flattenObjectToKeyValuePairs } from "@medusajs/framework/utils"

/** A condition of a price; Medusa stores the value as a text. */
interface PriceRule {
  attribute: string
  operator: string
  value: string
}

/** A price of a set, without those of expired or future price lists. */
export interface PriceRow {
  amount: number
  min_quantity: number | null
  max_quantity: number | null
  rules_count: number
  rules: PriceRule[]
  list: { type: string; rules_count: number; rules: { attribute: string; value: unknown }[] } | null
}

/** The prices of one set, and whether prices of the currency or of a region include tax. */
export interface PriceSetRow {
  prices: PriceRow[]
  tax_inclusive: { currency_code?: boolean; region_id?: boolean }
}

/** The current unit price. */
export interface Price {
  amount: number
  originalAmount: number | null
  /** From a price list of the type "sale". */
  isSale: boolean
  isTaxInclusive: boolean
}

/** Attributes that rules may use; without a quantity the price of one item is meant. */
export interface PriceContext {
  region_id?: string | null
  quantity?: number
  [attribute: string]: unknown
}

/** SQL: the prices of a price set in a currency, as `PriceRow`s. */
export const pricesOf = (setId: string, currency: string) => `
  coalesce((
    select json_agg(json_build_object(
             'amount', price.amount, 'min_quantity', price.min_quantity, 'max_quantity', price.max_quantity,
             'rules_count', coalesce(price.rules_count, 0),
             'rules', coalesce((select json_agg(json_build_object(
                         'attribute', rule.attribute, 'operator', rule.operator, 'value', rule.value))
                         from price_rule rule where rule.price_id = price.id and rule.deleted_at is null), '[]'),
             'list', case when list.id is not null then json_build_object(
                'type', list.type, 'rules_count', coalesce(list.rules_count, 0),
                'rules', coalesce((select json_agg(json_build_object('attribute', rule.attribute, 'value', rule.value))
                            from price_list_rule rule
                           where rule.price_list_id = list.id and rule.deleted_at is null), '[]')) end))
      from price
      left join price_list list
        on list.id = price.price_list_id and list.status = 'active' and list.deleted_at is null
           and coalesce(list.starts_at <= now(), true) and coalesce(list.ends_at >= now(), true)
     where price.price_set_id = ${setId} and price.currency_code = ${currency} and price.deleted_at is null
       and (price.price_list_id is null or list.id is not null)), '[]')`

/** SQL: `tax_inclusive` of a `PriceSetRow`. */
export const taxInclusiveOf = (currency: string, region: string) => `
  coalesce((
    select json_object_agg(preference.attribute, preference.is_tax_inclusive) from price_preference preference
     where preference.deleted_at is null
       and ((preference.attribute = 'currency_code' and preference.value = ${currency})
            or (preference.attribute = 'region_id' and preference.value = ${region}))), '{}')`

/** The current price, as computed by Medusa's pricing module (2.21.2, `calculatePrices`); undefined: not for sale. */
export function priceNow(
  { prices, tax_inclusive }: PriceSetRow,
  { quantity, currency_code: _, ...context }: PriceContext,
): Price | undefined {
  const attributes = attributesOf(context)
  const holding = prices
    .filter((price) => fitsQuantity(price, quantity) && holds(price, attributes))
    .toSorted(byRank)
  const usual = holding.find(({ list }) => !list)
  const listed = holding.find(({ list }) => list)
  const chosen = choose(usual, listed)
  if (!chosen) return undefined
  const original = listed?.list?.type === "override" ? listed : (holding.find(isListedForGood) ?? usual)
  return {
    amount: Number(chosen.amount),
    originalAmount: original ? Number(original.amount) : null,
    isSale: chosen.list?.type === "sale",
    isTaxInclusive: isTaxInclusive(chosen, tax_inclusive, context.region_id),
  }
}

const isListedForGood = ({ list }: PriceRow) => list !== null && list.type !== "sale"

/** A price list of type override always applies, a sale only if it is not more expensive. */
function choose(usual: PriceRow | undefined, listed: PriceRow | undefined): PriceRow | undefined {
  if (!listed || listed.list?.type === "override") return listed ?? usual
  if (listed.list?.type !== "sale") return usual
  return !usual || Number(listed.amount) <= Number(usual.amount) ? listed : usual
}

/** The context in the terms of rules: `shipping_address.city`. Unknown values are absent. */
function attributesOf(context: Record<string, unknown>): Map<string, unknown[]> {
  const pairs = Object.entries(flattenObjectToKeyValuePairs(context) as Record<string, unknown>)
  return new Map(
    pairs.flatMap(([name, value]) => {
      const values = [value].flat(2).filter((one) => one !== undefined && one !== null && one !== "")
      return values.length > 0 ? [[name, values] as const] : []
    }),
  )
}

function fitsQuantity({ min_quantity: min, max_quantity: max }: PriceRow, quantity: number | undefined) {
  if (quantity === undefined) return min === null || Number(min) <= 1
  return (min === null || Number(min) <= quantity) && (max === null || Number(max) >= quantity)
}

function holds({ rules_count, rules, list }: PriceRow, attributes: Map<string, unknown[]>): boolean {
  const matched = rules.filter((rule) =>
    (attributes.get(rule.attribute) ?? []).some((value) => matches(rule, value)),
  )
  const matchedOfList = (list?.rules ?? []).filter(({ attribute, value }) =>
    (attributes.get(attribute) ?? []).some((one) =>
      [value].flat().some((wanted) => isDeepStrictEqual(wanted, one)),
    ),
  )
  return (
    (rules_count === 0 || matched.length === rules_count) &&
    (!list || list.rules_count === 0 || matchedOfList.length === list.rules_count)
  )
}

const COMPARISONS: Record<string, (value: number, limit: number) => boolean> = {
  gt: (value, limit) => value > limit,
  gte: (value, limit) => value >= limit,
  lt: (value, limit) => value < limit,
  lte: (value, limit) => value <= limit,
}

/** For a text Medusa only checks equality, whatever the rule's operator. */
function matches({ operator, value: wanted }: PriceRule, value: unknown): boolean {
  if (typeof value !== "number") return String(value) === wanted
  return operator === "eq"
    ? String(value) === wanted
    : (COMPARISONS[operator]?.(value, Number(wanted)) ?? false)
}

/** Price lists first, then more conditions, then lower prices. */
function byRank(one: PriceRow, other: PriceRow): number {
  const conditions = ({ rules_count, list }: PriceRow) => rules_count + (list?.rules_count ?? 0)
  return (
    Number(other.list !== null) - Number(one.list !== null) ||
    conditions(other) - conditions(one) ||
    Number(one.amount) - Number(other.amount)
  )
}

/** A region's own price uses the region's tax setting, every other one the currency's. */
function isTaxInclusive(
  { rules }: PriceRow,
  { region_id: ofRegion, currency_code: ofCurrency }: PriceSetRow["tax_inclusive"],
  region: unknown,
): boolean {
  const isOfRegion = rules.some(({ attribute, value }) => attribute === "region_id" && value === region)
  return (isOfRegion ? ofRegion : undefined) ?? ofCurrency ?? false
}
