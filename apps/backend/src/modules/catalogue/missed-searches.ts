import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MissedSearch } from "@porteka/commerce-sdk"
import { foldAccents } from "@porteka/hungary"
import type { Locale } from "@porteka/shop/languages"
import { allowPerMinute } from "./per-minute.ts"

/** Protects the table from robots. */
const MOST_KEPT = 10_000
const MAX_LENGTH = 80
/** Far more than shoppers produce; a flood of invented words cannot fill the table. */
const MOST_PER_MINUTE = 300

type Row = Omit<MissedSearch, "last_asked_at"> & { last_asked_at: Date; total: number }

/** Search texts without a result, normalized: without accents, in lower case. */
export class MissedSearches {
  readonly #knex: Knex
  readonly #mayCount = allowPerMinute(MOST_PER_MINUTE)

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /** Counts a search without results; spellings that differ only in accents or case are one. */
  async count(locale: Locale, q: string): Promise<void> {
    const query = foldAccents(q)
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim()
      .slice(0, MAX_LENGTH)
    if (query === "" || !this.#mayCount()) return
    await this.#knex.raw(
      `insert into catalogue_missed_search (locale, query) values (?, ?)
       on conflict (locale, query)
       do update set count = catalogue_missed_search.count + 1, last_asked_at = now()`,
      [locale, query],
    )
  }

  /** The most frequent first. */
  async list(
    locale: Locale | undefined,
    limit: number,
    offset: number,
  ): Promise<{ searches: MissedSearch[]; count: number }> {
    const { rows } = await this.#knex.raw<{ rows: Row[] }>(
      `select locale, query, count, last_asked_at, count(*) over ()::int as total
         from catalogue_missed_search where locale = coalesce(?, locale)
        order by count desc, last_asked_at desc, locale, query limit ? offset ?`,
      [locale ?? null, limit, offset],
    )
    const searches = rows.map(({ total: _, ...search }) => ({
      ...search,
      last_asked_at: search.last_asked_at.toISOString(),
    }))
    return { searches, count: rows[0]?.total ?? 0 }
  }

  /** Deletes all but the most recent. */
  async prune(): Promise<void> {
    await this.#knex.raw(
      `delete from catalogue_missed_search where (locale, query) in (
         select locale, query from catalogue_missed_search order by last_asked_at desc offset ?)`,
      [MOST_KEPT],
    )
  }
}
