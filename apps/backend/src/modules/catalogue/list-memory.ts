import { setImmediate } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@porteka/shop/languages"
import { newestCursor, readTouchedProducts } from "./change-log.ts"
import { readEntry } from "./document/stored-documents.ts"
import type { ListEntry } from "./list-index/list-entry.ts"
import { ListIndex } from "./list-index/list-index.ts"
import { LIST_SETTINGS_TAGS, readListSettings } from "./list-settings.ts"

/** Entries read at once; between two batches other requests get their turn. */
const LOAD_BATCH_SIZE = 1000

type Indexes = Record<Locale, ListIndex>

interface Loaded {
  cursor: number
  indexes: Indexes
}

interface EntryRow {
  locale: Locale
  product_id: string
  entry: string
  format: number
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
    const { cursor, ids, tags } = await readTouchedProducts(this.#knex, this.#loaded.cursor)
    if (ids.length > this.#loaded.indexes[DEFAULT_LOCALE].size) return await this.#load()
    const { rows } = await this.#knex.raw(
      `select locale, product_id, entry, format from catalogue_document where product_id = any(?)`,
      [ids],
    )
    for (const locale of LOCALES) {
      const index = this.#loaded.indexes[locale]
      for (const id of ids) index.remove(id)
      for (const entry of entriesOf(rows, locale)) index.put(entry)
    }
    if (LIST_SETTINGS_TAGS.some((tag) => tags.includes(tag))) {
      const settings = await readListSettings(this.#knex)
      for (const locale of LOCALES) this.#loaded.indexes[locale].setSettings(settings)
    }
    return { ...this.#loaded, cursor }
  }

  async #load(): Promise<Loaded> {
    const cursor = await newestCursor(this.#knex)
    const indexes = {} as Indexes
    const settings = await readListSettings(this.#knex)
    for (const locale of LOCALES) {
      indexes[locale] = await this.#loadIndex(locale)
      indexes[locale].setSettings(settings)
    }
    return { cursor, indexes }
  }

  async #loadIndex(locale: Locale): Promise<ListIndex> {
    const index = new ListIndex(locale)
    let last = ""
    for (;;) {
      const { rows } = await this.#knex.raw(
        `select locale, product_id, entry, format from catalogue_document
          where locale = ? and product_id > ? order by product_id limit ?`,
        [locale, last, LOAD_BATCH_SIZE],
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

function entriesOf(rows: readonly EntryRow[], locale: Locale): ListEntry[] {
  return rows.filter((row) => row.locale === locale).map(readEntry)
}
