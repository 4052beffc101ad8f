import { LRUCache } from "lru-cache"
import type { PageLifetime } from "./cache-policy.server.ts"
import type { EncodedBody } from "./encoded-body.server.ts"

/** 404 pages are stored briefly and separately, so that a flood of invented URLs evicts no page. */
export const NOT_FOUND_MS = 30_000
const NOT_FOUND_ENTRIES = 500
/** Searches and filtered lists, of which there are as many as somebody asks for, evict no page either. */
const PART_OF_QUERIES = 1 / 4
/** An address with a query; `_routes` names a part of a page's data. */
const HAS_QUERY = /\?(?!_routes=)/

export interface StoredPage {
  status: number
  /** Headers ready to send, without length and encoding, which depend on the request. */
  headers: Record<string, string>
  body: EncodedBody
  tags: readonly string[]
}

/**
 * `changed`: one of its tags has changed. `unconfirmed`: it comes from a previous process, and changes since
 * then are not known yet. Both are rendered again before they are served, unless that fails.
 */
type PageState = "clean" | "changed" | "unconfirmed"

interface Entry extends StoredPage {
  /** Milliseconds since 1970. */
  storedAt: number
  lifetime: PageLifetime
  state: PageState
}

/** A page as it is saved for the next process. */
export interface SavedPage extends Omit<Entry, "state"> {
  key: string
}

export interface PageCacheOptions {
  maxBytes: number
  now?: () => number
}

export type Render = () => Promise<StoredPage>

interface Rendering {
  page: Promise<StoredPage>
  /** The number of invalidations before it began. */
  startedAfter: number
}

/**
 * Finished pages by key, in memory: limited in bytes, invalidated by tag, rendered once for concurrent requests
 * (single flight), served stale while revalidating and while the back end is down.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  readonly #queries: LRUCache<string, Entry>
  readonly #notFound: LRUCache<string, Entry>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #inFlight = new Map<string, Rendering>()
  readonly #now: () => number
  /** Counts invalidations, so that a page rendered during one is not stored as fresh. */
  readonly #lastInvalidation = new LRUCache<string, number>({ max: 100_000 })
  #invalidations = 0
  #lastClear = 0

  constructor(options: PageCacheOptions) {
    this.#now = options.now ?? Date.now
    const limitedTo = (maxSize: number) =>
      new LRUCache<string, Entry>({
        maxSize,
        sizeCalculation: sizeOf,
        dispose: (entry, key) => this.#forgetTags(key, entry),
      })
    const forQueries = Math.floor(options.maxBytes * PART_OF_QUERIES)
    this.#pages = limitedTo(options.maxBytes - forQueries)
    this.#queries = limitedTo(forQueries)
    this.#notFound = new LRUCache({
      max: NOT_FOUND_ENTRIES,
      dispose: (entry, key) => this.#forgetTags(key, entry),
    })
  }

  /** The page if it can be sent immediately and unchanged; otherwise undefined, and the caller uses `serve`. */
  findFresh(key: string): StoredPage | undefined {
    const entry = this.#storeOf(key).get(key)
    return entry?.state === "clean" && this.#now() - entry.storedAt < entry.lifetime.fresh ? entry : undefined
  }

  /** The page, from memory or created by `render`; concurrent requests for one key share a rendering. */
  async serve(key: string, lifetime: PageLifetime, render: Render): Promise<StoredPage> {
    const entry = this.#storeOf(key).get(key) ?? this.#notFound.get(key)
    if (!entry) return this.#renderOnce(key, lifetime, render)
    const age = this.#now() - entry.storedAt
    if (entry.status === 404) {
      return age < NOT_FOUND_MS && entry.state === "clean" ? entry : this.#renderOnce(key, lifetime, render)
    }
    if (entry.state === "clean" && age < lifetime.fresh) return entry
    const isShowable = age < lifetime.whileUnavailable
    const fresh = this.#renderOnce(key, lifetime, render).then(
      (page) => (page.status >= 500 && isShowable ? entry : page),
      (error: unknown) => {
        if (isShowable) return entry
        throw error
      },
    )
    if (entry.state !== "clean" || age >= lifetime.whileRevalidating) return fresh
    return entry
  }

  /** Marks every page that carries one of the tags. */
  invalidate(tags: readonly string[]): void {
    this.#invalidations += 1
    for (const tag of tags) {
      this.#lastInvalidation.set(tag, this.#invalidations)
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#storeOf(key).peek(key) ?? this.#notFound.peek(key)
        if (entry) entry.state = "changed"
      }
    }
  }

  /** Drops everything, when the feed's cursor is too old. */
  clear(): void {
    this.#invalidations += 1
    this.#lastClear = this.#invalidations
    for (const store of [this.#pages, this.#queries, this.#notFound]) store.clear()
  }

  /** The fresh pages, least recently requested first. */
  keep(): SavedPage[] {
    const stored = [...this.#pages.entries(), ...this.#queries.entries()]
    const clean = stored.filter(([, { state }]) => state === "clean")
    return clean.map(([key, { state: _, ...page }]) => ({ key, ...page })).reverse()
  }

  /** Loads the pages of a previous process; they become valid with `confirm`. */
  restore(pages: readonly SavedPage[]): void {
    for (const { key, ...page } of pages)
      this.#put(this.#storeOf(key), key, { ...page, state: "unconfirmed" })
  }

  /** All changes since the restored pages were rendered are known now: see `invalidate`. */
  confirm(): void {
    for (const store of [this.#pages, this.#queries])
      for (const entry of store.values()) if (entry.state === "unconfirmed") entry.state = "clean"
  }

  get stats(): { pages: number; bytes: number } {
    const stores = [this.#pages, this.#queries]
    const sum = (count: (store: (typeof stores)[number]) => number) =>
      stores.reduce((total, store) => total + count(store), 0)
    return { pages: sum(({ size }) => size), bytes: sum(({ calculatedSize }) => calculatedSize ?? 0) }
  }

  #renderOnce(key: string, lifetime: PageLifetime, render: Render): Promise<StoredPage> {
    const running = this.#inFlight.get(key)
    if (running?.startedAfter === this.#invalidations) return running.page
    if (running) {
      // That rendering may have read data that has changed since: a request made after the change must not get it.
      return running.page.then((page) =>
        this.#hasChanged(page, running.startedAfter) ? this.#renderOnce(key, lifetime, render) : page,
      )
    }
    const startedAfter = this.#invalidations
    const rendering = render()
      .then((page) => {
        this.#store(key, { ...page, lifetime }, startedAfter)
        return page
      })
      .finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, { page: rendering, startedAfter })
    return rendering
  }

  /** Whether one of the page's tags changed after that many invalidations. */
  #hasChanged({ tags }: Pick<StoredPage, "tags">, startedAfter: number): boolean {
    return (
      this.#lastClear > startedAfter ||
      tags.some((tag) => (this.#lastInvalidation.get(tag) ?? 0) > startedAfter)
    )
  }

  /** Replaces the stored response for a key; a failure keeps the old one. */
  #store(key: string, page: Omit<Entry, "storedAt" | "state">, startedAfter: number): void {
    if (page.status >= 500) return
    const found = this.#storeOf(key)
    const store = page.status === 200 ? found : page.status === 404 ? this.#notFound : null
    for (const other of [found, this.#notFound]) if (other !== store) other.delete(key)
    if (!store) return
    const state = this.#hasChanged(page, startedAfter) ? "changed" : "clean"
    this.#put(store, key, { ...page, storedAt: this.#now(), state })
  }

  #storeOf(key: string): LRUCache<string, Entry> {
    return HAS_QUERY.test(key) ? this.#queries : this.#pages
  }

  #put(store: LRUCache<string, Entry>, key: string, entry: Entry): void {
    store.set(key, entry)
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag) ?? new Set()
      this.#keysByTag.set(tag, keys.add(key))
    }
  }

  #forgetTags(key: string, entry: Entry): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag)
    }
  }
}

function sizeOf(entry: Entry): number {
  const { identity, br, gzip } = entry.body
  return identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1_000
}
