import { setImmediate } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newestCursor, readTouchedProducts } from "./change-log.ts"
import { DOCUMENT_FORMAT } from "./document/build-document.ts"
import type { ListEntry } from "./list-index/list-entry.ts"
import { ListIndex } from "./list-index/list-index.ts"
import { CATALOGUE_LOCALES, type CatalogueLocale } from "./locales.ts"

/** Entries read at once; between two batches other requests get their turn. */
const LOAD_BATCH_SIZE = 1000

type Indexes = Record<CatalogueLocale, ListIndex>

interface Loaded {
  cursor: number
  indexes: Indexes
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
  async current(): Promise<Indexes> {
    return (await this.upTo(await newestCursor(this.#knex))).indexes
  }

  /** What is loaded, however old: for whoever asks the feed together with something else. */
  latest(): Loaded | undefined {
    return this.#loaded
  }

  /** The indexes with at least every change up to a row of the feed. */
  async upTo(newest: number): Promise<Loaded> {
    while (!this.#loaded || this.#loaded.cursor < newest) {
      this.#following ??= this.#follow().finally(() => {
        this.#following = undefined
      })
      this.#loaded = await this.#following
    }
    return this.#loaded
  }

  async #follow(): Promise<Loaded> {
    if (!this.#loaded) return await this.#load()
    const { cursor, ids } = await readTouchedProducts(this.#knex, this.#loaded.cursor)
    if (ids.length > this.#loaded.indexes.hu.size) return await this.#load()
    const { rows } = await this.#knex.raw(
      `select locale, product_id, entry from catalogue_document where product_id = any(?) and format = ?`,
      [ids, DOCUMENT_FORMAT],
    )
    for (const locale of CATALOGUE_LOCALES) {
      const index = this.#loaded.indexes[locale]
      for (const id of ids) index.remove(id)
      for (const entry of entriesOf(rows, locale)) index.put(entry)
    }
    return { ...this.#loaded, cursor }
  }

  async #load(): Promise<Loaded> {
    const cursor = await newestCursor(this.#knex)
    const indexes = {} as Indexes
    for (const locale of CATALOGUE_LOCALES) indexes[locale] = await this.#loadIndex(locale)
    return { cursor, indexes }
  }

  async #loadIndex(locale: CatalogueLocale): Promise<ListIndex> {
    const index = new ListIndex(locale)
    let last = ""
    for (;;) {
      const { rows } = await this.#knex.raw(
        `select locale, product_id, entry from catalogue_document
          where locale = ? and product_id > ? and format = ? order by product_id limit ?`,
        [locale, last, DOCUMENT_FORMAT, LOAD_BATCH_SIZE],
      )
      if (rows.length === 0) break
      index.collect(entriesOf(rows, locale))
      last = rows.at(-1).product_id
      await setImmediate()
    }
    index.sortCollected()
    return index
  }
}

function entriesOf(rows: readonly EntryRow[], locale: CatalogueLocale): ListEntry[] {
  return rows.filter((row) => row.locale === locale).map((row) => JSON.parse(row.entry))
}
