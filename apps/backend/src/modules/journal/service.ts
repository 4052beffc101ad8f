import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { JournalEntry, JournalSummary } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import { type JournalRecord, type JournalRow, toEntry, toSummary } from "./journal-entry.ts"

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
}

/** The journal: entries in both languages, shown from their publishing on. */
export default class JournalModuleService {
  readonly #knex: Knex

  constructor(dependencies: Dependencies) {
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
  }

  /** Published entries, newest first. */
  async list(locale: Locale): Promise<JournalSummary[]> {
    const { rows } = await this.#knex.raw<{ rows: JournalRow[] }>(
      `select * from journal_entry where published_at <= now() order by published_at desc`,
    )
    return rows.map((row) => toSummary(row, locale))
  }

  /** One published entry; null when there is none of this slug. */
  async find(locale: Locale, slug: string): Promise<JournalEntry | null> {
    const { rows } = await this.#knex.raw(
      `select * from journal_entry where slug = ? and published_at <= now()`,
      [slug],
    )
    return rows[0] ? toEntry(rows[0] as JournalRow, locale) : null
  }

  /** Writes entries by slug; one that is there already keeps its text and gets only a missing picture. */
  async addMissing(entries: readonly JournalRecord[]): Promise<void> {
    for (const entry of entries) {
      await this.#knex.raw(
        `insert into journal_entry (slug, author, published_at, texts, picture, product_handles)
         values (?, ?, ?, ?::jsonb, ?::jsonb, ?::jsonb)
         on conflict (slug) do update set picture = excluded.picture`,
        [
          entry.slug,
          entry.author,
          entry.published_at,
          JSON.stringify(entry.texts),
          JSON.stringify(entry.picture),
          JSON.stringify(entry.product_handles),
        ],
      )
    }
  }
}
