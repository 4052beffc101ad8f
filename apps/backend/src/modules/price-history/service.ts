import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { PriceRecord } from "@porteka/hungary"
import type { DatabaseDependency } from "../../records/database-dependency.ts"

/** A price that is or was valid for a variant, whatever it was before. */
export interface VariantPrice {
  variant_id: string
  amount: number
  source: PriceRecord["source"]
  /** Absent: from now on. */
  valid_from?: Date
}

interface HistoryRow {
  variant_id: string
  valid_from: Date
  amount: string
  source: PriceRecord["source"]
}

/** The price history of every variant: the basis of every announced discount. */
export default class PriceHistoryModuleService {
  readonly #knex: Knex

  constructor(dependencies: DatabaseDependency) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Records the prices that differ from the newest record of their variant. */
  async record(currencyCode: string, prices: readonly VariantPrice[]): Promise<void> {
    if (prices.length === 0) return
    await this.#knex.raw(
      `insert into price_history (variant_id, currency_code, valid_from, amount, source)
       select price.variant_id, ?, coalesce(price.valid_from, now()), price.amount, price.source
         from jsonb_to_recordset(?::jsonb)
              as price(variant_id text, valid_from timestamptz, amount numeric, source text)
         left join lateral (
           select amount, source from price_history
            where variant_id = price.variant_id and currency_code = ?
            order by valid_from desc limit 1
         ) newest on true
        where (newest.amount, newest.source) is distinct from (price.amount, price.source)
       on conflict (variant_id, currency_code, valid_from)
       do update set amount = excluded.amount, source = excluded.source`,
      [currencyCode, JSON.stringify(prices), currencyCode],
    )
  }

  /** The recorded prices by variant, oldest first. */
  async historyOf(currencyCode: string, variantIds: readonly string[]): Promise<Map<string, PriceRecord[]>> {
    const { rows } = await this.#knex.raw<{ rows: HistoryRow[] }>(
      `select variant_id, valid_from, amount, source from price_history
        where variant_id = any(?) and currency_code = ? order by valid_from`,
      [[...variantIds], currencyCode],
    )
    const histories = new Map<string, PriceRecord[]>(variantIds.map((id) => [id, []]))
    for (const { variant_id, valid_from, amount, source } of rows) {
      histories.get(variant_id)?.push({ amount: Number(amount), source, valid_from })
    }
    return histories
  }
}
