import { setImmediate as nextTurn } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@porteka/shop/languages"
import { inTurns } from "../../records/in-turns.ts"
import { newestCursor, readTouchedProducts } from "./change-log.ts"
import { readEntry } from "./document/stored-documents.ts"
import { ListIndex } from "./list-index/list-index.ts"
import { LIST_SETTINGS_TAGS, readListSettings } from "./list-settings.ts"
import { prepareSearch } from "./search/prepare-search.ts"

/** Documents read per query. */
const BATCH_SIZE = 1000

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
 * This process's list indexes, kept up to date with the stored documents by reading the change feed. They are
 * derived data only: a new process loads everything, a running one what has changed.
 */
export class ListMemory {
  readonly #knex: Knex
  #loaded: Loaded | undefined
  #following: Promise<Loaded> | undefined

  constructor(knex: Knex) {
    this.#knex = knex
  }

  /** The indexes with at least every change committed before the call. */
  async current(): Promise<Indexes> {
    return (await this.upTo(await newestCursor(this.#knex))).indexes
  }

  /** The loaded state, however old: for callers that read the feed in the same query. */
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
    for (let start = 0; start < ids.length; start += BATCH_SIZE)
      await this.#renew(this.#loaded.indexes, ids.slice(start, start + BATCH_SIZE))
    if (LIST_SETTINGS_TAGS.some((tag) => tags.includes(tag))) {
      const settings = await readListSettings(this.#knex)
      for (const locale of LOCALES) this.#loaded.indexes[locale].setSettings(settings)
    }
    return { ...this.#loaded, cursor }
  }

  /** Meanwhile lists are partly updated: callers that need newer data wait for all of it. */
  async #renew(indexes: Indexes, ids: readonly string[]): Promise<void> {
    const { rows } = await this.#knex.raw<{ rows: EntryRow[] }>(
      `select locale, product_id, entry, format from catalogue_document where product_id = any(?)`,
      [[...ids]],
    )
    for (const locale of LOCALES) {
      const stored = new Map(rows.filter((row) => row.locale === locale).map((row) => [row.product_id, row]))
      await inTurns(ids, (id) => {
        const row = stored.get(id)
        if (row) indexes[locale].put(readEntry(row))
        else indexes[locale].remove(id)
      })
    }
  }

  async #load(): Promise<Loaded> {
    const cursor = await newestCursor(this.#knex)
    const indexes = {} as Indexes
    const settings = await readListSettings(this.#knex)
    for (const locale of LOCALES) {
      indexes[locale] = await this.#loadIndex(locale)
      indexes[locale].setSettings(settings)
      await nextTurn()
    }
    return { cursor, indexes }
  }

  async #loadIndex(locale: Locale): Promise<ListIndex> {
    await inTurns(prepareSearch(locale))
    const index = new ListIndex(locale)
    let last = ""
    for (;;) {
      const { rows } = await this.#knex.raw(
        `select locale, product_id, entry, format from catalogue_document
          where locale = ? and product_id > ? order by product_id limit ?`,
        [locale, last, BATCH_SIZE],
      )
      if (rows.length === 0) break
      await inTurns<EntryRow>(rows, (row) => index.collect([readEntry(row)]))
      last = rows.at(-1).product_id
    }
    await inTurns(index.sortCollected())
    return index
  }
}
