import { LRUCache } from "lru-cache"
import type { PageLifetime } from "./cache-policy.server.ts"
import type { EncodedBody } from "./encoded-body.server.ts"

/** "Not found" is remembered briefly and apart, so that a flood of invented addresses evicts no page. */
export const NOT_FOUND_MS = 30_000
const NOT_FOUND_ENTRIES = 500

export interface StoredPage {
  status: number
  /** Headers ready to send, without those that depend on the request. */
  headers: Record<string, string>
  body: EncodedBody
  tags: readonly string[]
}

/**
 * `changed`: a change has named one of its tags. `unconfirmed`: it comes from another process, and what has changed since is
 * not known yet. Both are made anew before they are shown, unless that fails.
 */
type PageState = "clean" | "changed" | "unconfirmed"

interface Entry extends StoredPage {
  /** Milliseconds since 1970. */
  storedAt: number
  lifetime: PageLifetime
  state: PageState
}

/** A page as it outlives its process. */
export interface SavedPage extends Omit<Entry, "state"> {
  key: string
}

export interface PageCacheOptions {
  maxBytes: number
  now?: () => number
}

export type Render = () => Promise<StoredPage>

/**
 * Finished pages by key, in memory: bounded by bytes, dropped by tag, rendered once however many wait
 * (single flight), stale while revalidated, stale when the back end is down.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  readonly #notFound: LRUCache<string, Entry>
  readonly #keysByTag = new Map<string, Set<string>>()
  readonly #inFlight = new Map<string, Promise<StoredPage>>()
  readonly #now: () => number
  /** Counts invalidations, so that a page rendered while one arrived is not stored as clean. */
  readonly #lastInvalidation = new LRUCache<string, number>({ max: 100_000 })
  #invalidations = 0
  #lastClear = 0

  constructor(options: PageCacheOptions) {
    this.#now = options.now ?? Date.now
    this.#pages = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: sizeOf,
      dispose: (entry, key) => this.#forgetTags(key, entry),
    })
    this.#notFound = new LRUCache({
      max: NOT_FOUND_ENTRIES,
      dispose: (entry, key) => this.#forgetTags(key, entry),
    })
  }

  /** The page if it can be sent at once and as it is; undefined sends the caller to `serve`. */
  findFresh(key: string): StoredPage | undefined {
    const entry = this.#pages.get(key)
    return entry?.state === "clean" && this.#now() - entry.storedAt < entry.lifetime.fresh ? entry : undefined
  }

  /** The page, from memory or made by `render`; concurrent callers of one key share one rendering. */
  async serve(key: string, lifetime: PageLifetime, render: Render): Promise<StoredPage> {
    const entry = this.#pages.get(key) ?? this.#notFound.get(key)
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
        const entry = this.#pages.peek(key) ?? this.#notFound.peek(key)
        if (entry) entry.state = "changed"
      }
    }
  }

  /** Forgets everything, for a feed that has been away too long. */
  clear(): void {
    this.#invalidations += 1
    this.#lastClear = this.#invalidations
    this.#pages.clear()
    this.#notFound.clear()
  }

  /** The pages that may be shown as they are, the longest not asked for first. */
  keep(): SavedPage[] {
    const clean = [...this.#pages.entries()].filter(([, { state }]) => state === "clean")
    return clean.map(([key, { state: _, ...page }]) => ({ key, ...page })).reverse()
  }

  /** Takes over the pages of another process; they count from `confirm` on. */
  restore(pages: readonly SavedPage[]): void {
    for (const { key, ...page } of pages) this.#put(this.#pages, key, { ...page, state: "unconfirmed" })
  }

  /** Everything that has changed since the restored pages were made is known now: see `invalidate`. */
  confirm(): void {
    for (const entry of this.#pages.values()) if (entry.state === "unconfirmed") entry.state = "clean"
  }

  get stats(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize ?? 0 }
  }

  #renderOnce(key: string, lifetime: PageLifetime, render: Render): Promise<StoredPage> {
    const running = this.#inFlight.get(key)
    if (running) return running
    const startedAfter = this.#invalidations
    const rendering = render()
      .then((page) => {
        this.#store(key, { ...page, lifetime }, startedAfter)
        return page
      })
      .finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, rendering)
    return rendering
  }

  /** What an address answers now takes the place of what it answered before; a failure leaves that alone. */
  #store(key: string, page: Omit<Entry, "storedAt" | "state">, startedAfter: number): void {
    if (page.status >= 500) return
    const store = page.status === 200 ? this.#pages : page.status === 404 ? this.#notFound : null
    for (const other of [this.#pages, this.#notFound]) if (other !== store) other.delete(key)
    if (!store) return
    const hasChanged =
      this.#lastClear > startedAfter ||
      page.tags.some((tag) => (this.#lastInvalidation.get(tag) ?? 0) > startedAfter)
    this.#put(store, key, { ...page, storedAt: this.#now(), state: hasChanged ? "changed" : "clean" })
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
