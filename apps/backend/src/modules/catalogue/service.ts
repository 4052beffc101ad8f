import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { Logger } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { CatalogueChanges, CatalogueNavigation, CatalogueTag } from "@porteka/commerce-sdk"
import { byLanguage, DEFAULT_LOCALE, type Locale } from "@porteka/shop/languages"
import { oneByOne } from "../../records/one-by-one.ts"
import { countBoughtTogether } from "./bought-together.ts"
import { appendChange, newestCursor, readChanges } from "./change-log.ts"
import { ChangeWaiters } from "./change-waiters.ts"
import { cardJson, productJson } from "./document/stored-documents.ts"
import type { StockFigures } from "./document/with-stock.ts"
import { type ReadDocuments, type WriteResult, writeDocuments } from "./document-store.ts"
import type { ListIndex } from "./list-index/list-index.ts"
import { ListMemory } from "./list-memory.ts"
import { MissedSearches } from "./missed-searches.ts"
import {
  findFormerOwner,
  type HandleKind,
  handlesLeftBehind,
  rememberHandles,
  withDescendants,
} from "./old-handles.ts"
import { requireNoGap } from "./read-model-gap.ts"
import { lockSources, NAVIGATION_LOCK } from "./source-locks.ts"
import { type StockResult, writeStock } from "./stock-store.ts"

/** A selection from a list index, and its cards as JSON. */
interface Picked<T> {
  index: ListIndex
  choice: T
  cards: string[]
}

interface Dependencies {
  [ContainerRegistrationKeys.PG_CONNECTION]: Knex
  [ContainerRegistrationKeys.LOGGER]: Logger
}

/** The read model: documents stored as finished JSON and sent unchanged, lists of them, and the change feed. */
export default class CatalogueModuleService {
  readonly #knex: Knex
  readonly #logger: Logger
  readonly #memory: ListMemory
  readonly #waiters: ChangeWaiters
  /** One writer at a time: each holds a database connection while it reads with others. */
  readonly #inTurn = oneByOne()
  readonly missedSearches: MissedSearches

  constructor(dependencies: Dependencies) {
    this.#logger = dependencies[ContainerRegistrationKeys.LOGGER]
    this.#knex = dependencies[ContainerRegistrationKeys.PG_CONNECTION]
    this.missedSearches = new MissedSearches(this.#knex)
    this.#memory = new ListMemory(this.#knex)
    this.#waiters = new ChangeWaiters(this.#knex, (error) =>
      this.#logger.warn(`Cannot look at the change feed: ${error}`),
    )
  }

  readonly __hooks = {
    onApplicationStart: async () => {
      // The server waits for open responses before it runs the hook below, and long polls would delay it.
      for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => this.#waiters.close())
      // Not awaited: a large catalogue must not delay the first response of everything else.
      this.#memory
        .current()
        .catch((error) => this.#logger.warn(`Catalogue: lists are not loaded yet: ${error}`))
    },
    onApplicationPrepareShutdown: async () => this.#waiters.close(),
  }

  /** The answer body `{"product":…}` as JSON; null when there is no such product. */
  async findProductJson(locale: Locale, handle: string): Promise<string | null> {
    const { rows } = await this.#knex.raw(
      `select product, format from catalogue_document where locale = ? and handle = ? order by indexed_at desc limit 1`,
      [locale, handle],
    )
    return rows[0] ? productJson(rows[0]) : null
  }

  /**
   * Documents in a stable order, as JSON; `next` is where to continue, null at the end.
   * @param after the `next` of the previous call
   */
  async productsJson(
    locale: Locale,
    after: string,
    limit: number,
  ): Promise<{ products: string[]; next: string | null }> {
    const { rows } = await this.#knex.raw<{
      rows: { product_id: string; product: string; format: number }[]
    }>(
      `select product_id, product, format from catalogue_document
        where locale = ? and product_id > ? order by product_id limit ?`,
      [locale, after, limit],
    )
    return {
      products: rows.map((row) => productJson(row).slice(`{"product":`.length, -1)),
      next: rows.length < limit ? null : (rows.at(-1)?.product_id ?? null),
    }
  }

  /**
   * Call it when nothing was found; see `requireNoGap`.
   * @throws ReadModelGapError
   */
  async requireNoGap(locale: Locale, handle?: string): Promise<void> {
    await requireNoGap(this.#knex, locale, handle)
  }

  /** The current handle of a renamed record; null if there is none. */
  async findMovedHandle(kind: HandleKind, handle: string): Promise<string | null> {
    const id = await findFormerOwner(this.#knex, kind, handle)
    if (id === null) return null
    if (kind === "product") {
      const { rows } = await this.#knex.raw(
        `select handle from catalogue_document where locale = ? and product_id = ?`,
        [DEFAULT_LOCALE, id],
      )
      return rows[0]?.handle ?? null
    }
    const navigation: CatalogueNavigation = JSON.parse(
      (await this.findNavigationJson(DEFAULT_LOCALE)) ?? `{"categories":[],"collections":[]}`,
    )
    const records = kind === "category" ? withDescendants(navigation.categories) : navigation.collections
    return records.find((record) => record.id === id)?.handle ?? null
  }

  /**
   * The result of `choose` on a language's list index, with the chosen cards as JSON in the order of the ids
   * (missing products are skipped). The query for the cards also returns the feed's cursor: if the index was
   * behind, `choose` runs again, with every change committed before the call.
   */
  async pick<T extends { ids: readonly string[] }>(
    locale: Locale,
    choose: (index: ListIndex) => T,
  ): Promise<Picked<T>> {
    const loaded = this.#memory.latest() ?? (await this.#memory.upTo(0))
    const { cursor, ...picked } = await this.#pickFrom(loaded.indexes[locale], locale, choose)
    if (cursor <= loaded.cursor) return picked
    const { indexes } = await this.#memory.upTo(cursor)
    return await this.#pickFrom(indexes[locale], locale, choose)
  }

  async #pickFrom<T extends { ids: readonly string[] }>(
    index: ListIndex,
    locale: Locale,
    choose: (index: ListIndex) => T,
  ): Promise<Picked<T> & { cursor: number }> {
    const choice = choose(index)
    const { rows } = await this.#knex.raw<{
      rows: { cursor: string; product_id: string; card: string | null; format: number }[]
    }>(
      `select newest.cursor, product_id, card, format
         from (select coalesce(max(cursor), 0)::bigint as cursor from catalogue_change) newest
         left join catalogue_document on locale = ? and product_id = any(?)`,
      [locale, [...choice.ids]],
    )
    const cards = new Map(
      rows.map(({ product_id, card, format }) => [product_id, card && cardJson({ card, format })]),
    )
    return {
      index,
      choice,
      cards: choice.ids.flatMap((id) => cards.get(id) ?? []),
      cursor: Number(rows[0]?.cursor),
    }
  }

  /** The list index of a language, with every change committed before the call. */
  async listIndex(locale: Locale): Promise<ListIndex> {
    return (await this.#memory.current())[locale]
  }

  /** `CatalogueNavigation` as JSON; null before the first filling. */
  async findNavigationJson(locale: Locale): Promise<string | null> {
    const { rows } = await this.#knex.raw(`select navigation from catalogue_navigation where locale = ?`, [
      locale,
    ])
    return rows[0]?.navigation ?? null
  }

  /**
   * @param readNavigations called when the navigation is locked
   * @returns whether the stored navigation has changed
   */
  async writeNavigation(
    readNavigations: () => Promise<Record<Locale, CatalogueNavigation>>,
  ): Promise<boolean> {
    const changed = await this.#write(async (trx) => {
      await lockSources(trx, [NAVIGATION_LOCK])
      const navigations = await readNavigations()
      const { rows: stored } = await trx.raw(`select navigation from catalogue_navigation where locale = ?`, [
        DEFAULT_LOCALE,
      ])
      if (stored[0]) {
        const before: CatalogueNavigation = JSON.parse(stored[0].navigation)
        await rememberHandles(trx, handlesLeftBehind(before, navigations[DEFAULT_LOCALE]))
      }
      const { rows } = await trx.raw(
        `insert into catalogue_navigation (locale, navigation)
         select key, value from jsonb_each_text(?::jsonb)
         on conflict (locale) do update set navigation = excluded.navigation
          where catalogue_navigation.navigation <> excluded.navigation
         returning locale`,
        [JSON.stringify(byLanguage((locale) => JSON.stringify(navigations[locale])))],
      )
      if (rows.length > 0) await appendChange(trx, ["navigation"], [])
      return rows.length > 0
    })
    if (changed) this.#waiters.wakeAll()
    return changed
  }

  /**
   * Stores the documents; products among `productIds` without a document are removed.
   * @param readDocuments called when the products are locked
   */
  async writeDocuments(productIds: readonly string[], readDocuments: ReadDocuments): Promise<WriteResult> {
    const result = await this.#write((trx) => writeDocuments(trx, productIds, readDocuments))
    if (result.changed.length > 0) this.#waiters.wakeAll()
    return result
  }

  #write<Result>(write: (trx: Knex.Transaction) => Promise<Result>): Promise<Result> {
    return this.#inTurn(() => this.#knex.transaction(write))
  }

  /** Writes stock and sales to these products' documents. */
  async writeStock(
    productIds: readonly string[],
    readFigures: (trx: Knex.Transaction) => Promise<StockFigures>,
  ): Promise<StockResult> {
    const result = await writeStock(this.#knex, productIds, readFigures)
    if (result.changed) this.#waiters.wakeAll()
    return result
  }

  /** Recomputes "bought together", and invalidates the pages that show it. */
  async countBoughtTogether(): Promise<void> {
    const changed = await countBoughtTogether(this.#knex)
    if (changed.length > 0) this.#waiters.wakeAll()
  }

  /** Ids of the products most often bought together with a product, the most frequent first. */
  async boughtTogetherWith(productId: string, limit: number): Promise<string[]> {
    const { rows } = await this.#knex.raw<{ rows: { other_id: string }[] }>(
      `select other_id from catalogue_bought_together where product_id = ? order by place limit ?`,
      [productId, limit],
    )
    return rows.map(({ other_id }) => other_id)
  }

  /** Writes tags to the change feed, which invalidates them. */
  async announce(tags: readonly CatalogueTag[]): Promise<void> {
    await this.#knex.transaction((trx) => appendChange(trx, tags, []))
    this.#waiters.wakeAll()
  }

  /** The feed after `after`; without it only the current cursor. */
  async changes(after: number | undefined): Promise<CatalogueChanges> {
    if (after === undefined) return { cursor: await newestCursor(this.#knex), changes: [], reset: false }
    return await readChanges(this.#knex, after)
  }

  /** Deletes older rows of the feed; the newest one stays, so that cursors continue from it. */
  async pruneChanges(keepDays: number): Promise<void> {
    await this.#knex.raw(
      `delete from catalogue_change
        where created_at < now() - make_interval(days => ?) and cursor < (select max(cursor) from catalogue_change)`,
      [keepDays],
    )
  }

  /** Waits until there may be something after `cursor`, at the latest until `timeoutMs` or `signal`. */
  async waitForChange(cursor: number, timeoutMs: number, signal: AbortSignal): Promise<void> {
    await this.#waiters.wait(cursor, timeoutMs, signal)
  }
}
