import type { MedusaContainer } from "@medusajs/framework/types"
import { queryRows } from "../../records/query-rows.ts"

/** A sale as it is to be saved. */
export interface PlannedSale {
  title: string
  starts_at: Date
  ends_at: Date | null
  prices: { variant_id: string; amount: number }[]
}

const PRICES = `
  select list.id, link.variant_id, price.amount
    from price_list list
    join price on price.price_list_id = list.id and price.deleted_at is null
    join product_variant_price_set link on link.price_set_id = price.price_set_id and link.deleted_at is null
   where list.deleted_at is null and list.status = 'active' and list.type = 'sale'
     and coalesce(list.rules_count, 0) = 0
     and list.title = :title and list.starts_at = :starts_at
     and list.ends_at is not distinct from cast(:ends_at as timestamptz)`

/** The id of the price list that is this sale, name, days and prices alike; null if there is none. */
export async function findSameSale(
  container: MedusaContainer,
  { title, starts_at, ends_at, prices }: PlannedSale,
): Promise<string | null> {
  type Row = { id: string; variant_id: string; amount: number | string }
  const rows = await queryRows<Row>(container, PRICES, { title, starts_at, ends_at })
  const planned = asText(prices)
  const ids = new Set(rows.map(({ id }) => id))
  return [...ids].find((id) => asText(rows.filter((row) => row.id === id)) === planned) ?? null
}

const asText = (prices: { variant_id: string; amount: number | string }[]): string =>
  prices
    .map(({ variant_id: id, amount }) => `${id} ${Number(amount)}`)
    .sort()
    .join()
