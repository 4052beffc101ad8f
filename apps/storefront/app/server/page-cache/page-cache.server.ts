import { LRUCache } from "lru-cache"
import type { EncodedBody } from "./encoded-body.server.ts"

/** A stored page is used without a look for this long; then it is shown once more while a fresh one is made. */
export const FRESH_MS = 60_000
/** After that long a page is made anew before it is shown. */
export const STALE_WHILE_REVALIDATE_MS = 10 * 60_000
/** A page that cannot be made anew (back end down) may be shown for this long. */
export const STALE_IF_ERROR_MS = 24 * 60 * 60_000
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

interface Entry extends StoredPage {
  storedAt: number
  /** A change has named one of its tags: must be made anew before it is shown, unless that fails. */
  dirty: boolean
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
    return entry && !entry.dirty && this.#now() - entry.storedAt < FRESH_MS ? entry : undefined
  }

  /** The page, from memory or made by `render`; concurrent callers of one key share one rendering. */
  async serve(key: string, render: Render): Promise<StoredPage> {
    const entry = this.#pages.get(key) ?? this.#notFound.get(key)
    if (!entry) return this.#renderOnce(key, render)
    const age = this.#now() - entry.storedAt
    if (entry.status === 404) {
      return age < NOT_FOUND_MS && !entry.dirty ? entry : this.#renderOnce(key, render)
    }
    if (!entry.dirty && age < FRESH_MS) return entry
    const fresh = this.#renderOnce(key, render).then(
      (page) => (page.status >= 500 && age < STALE_IF_ERROR_MS ? entry : page),
      (error: unknown) => {
        if (age < STALE_IF_ERROR_MS) return entry
        throw error
      },
    )
    if (entry.dirty || age >= STALE_WHILE_REVALIDATE_MS) return fresh
    return entry
  }

  /** Marks every page that carries one of the tags. */
  invalidate(tags: readonly string[]): void {
    this.#invalidations += 1
    for (const tag of tags) {
      this.#lastInvalidation.set(tag, this.#invalidations)
      for (const key of this.#keysByTag.get(tag) ?? []) {
        const entry = this.#pages.peek(key) ?? this.#notFound.peek(key)
        if (entry) entry.dirty = true
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

  get stats(): { pages: number; bytes: number } {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize ?? 0 }
  }

  #renderOnce(key: string, render: Render): Promise<StoredPage> {
    const running = this.#inFlight.get(key)
    if (running) return running
    const startedAfter = this.#invalidations
    const rendering = render()
      .then((page) => {
        this.#store(key, page, startedAfter)
        return page
      })
      .finally(() => this.#inFlight.delete(key))
    this.#inFlight.set(key, rendering)
    return rendering
  }

  /** What an address answers now takes the place of what it answered before; a failure leaves that alone. */
  #store(key: string, page: StoredPage, startedAfter: number): void {
    if (page.status >= 500) return
    const store = page.status === 200 ? this.#pages : page.status === 404 ? this.#notFound : null
    for (const other of [this.#pages, this.#notFound]) if (other !== store) other.delete(key)
    if (!store) return
    const dirty =
      this.#lastClear > startedAfter ||
      page.tags.some((tag) => (this.#lastInvalidation.get(tag) ?? 0) > startedAfter)
    store.set(key, { ...page, storedAt: this.#now(), dirty })
    for (const tag of page.tags) {
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
