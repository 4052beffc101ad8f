import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newestCursor, readTouchedProducts } from "./change-log.ts"
import type { ListEntry } from "./list-index/list-entry.ts"
import { ListIndex } from "./list-index/list-index.ts"
import { CATALOGUE_LOCALES, type CatalogueLocale } from "./locales.ts"

interface Loaded {
  cursor: number
  indexes: Record<CatalogueLocale, ListIndex>
}

interface EntryRow {
  locale: CatalogueLocale
  product_id: string
  entry: string
}

/**
 * This process's list indexes, kept equal to the stored documents by reading the change feed. It holds
 * nothing of its own: a new process loads everything, a running one what changed since.
 */
export class ListMemory {
  readonly #knex: Knex
  #loaded: Loaded | undefined
  #following: Promise<Loaded> | undefined

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /** The indexes with at least every change that was committed before the call. */
  async current(): Promise<Record<CatalogueLocale, ListIndex>> {
    const newest = await newestCursor(this.#knex)
    while (!this.#loaded || this.#loaded.cursor < newest) {
      this.#following ??= this.#follow().finally(() => {
        this.#following = undefined
      })
      this.#loaded = await this.#following
    }
    return this.#loaded.indexes
  }

  async #follow(): Promise<Loaded> {
    if (!this.#loaded) return await this.#load()
    const { cursor, ids } = await readTouchedProducts(this.#knex, this.#loaded.cursor)
    const rows = await this.#readEntries(ids)
    for (const locale of CATALOGUE_LOCALES) {
      const index = this.#loaded.indexes[locale]
      for (const id of ids) index.remove(id)
      for (const row of rows) if (row.locale === locale) index.put(parseEntry(row))
    }
    return { ...this.#loaded, cursor }
  }

  async #load(): Promise<Loaded> {
    const cursor = await newestCursor(this.#knex)
    const { rows } = await this.#knex.raw(`select locale, product_id, entry from catalogue_document`)
    const indexes = {} as Record<CatalogueLocale, ListIndex>
    for (const locale of CATALOGUE_LOCALES) {
      indexes[locale] = new ListIndex(locale)
      indexes[locale].fill((rows as EntryRow[]).filter((row) => row.locale === locale).map(parseEntry))
    }
    return { cursor, indexes }
  }

  async #readEntries(ids: readonly string[]): Promise<EntryRow[]> {
    const { rows } = await this.#knex.raw(
      `select locale, product_id, entry from catalogue_document where product_id = any(?)`,
      [[...ids]],
    )
    return rows
  }
}

const parseEntry = (row: EntryRow): ListEntry => JSON.parse(row.entry)
