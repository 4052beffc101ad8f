import type { WordFilters } from "@porteka/commerce-sdk"
import { byFacet, type FacetKey, RANGE_FACETS, type RangeFacetKey } from "@porteka/shop"
import type { Locale } from "@porteka/shop/languages"
import type { ListSettings } from "../list-settings.ts"
import { noMatches, type ProductMatches, ProductSearch } from "../search/product-search.ts"
import { type Question, readQuestion } from "../search/question.ts"
import type { Scores } from "../search/scores.ts"
import { Bitset } from "./bitset.ts"
import { FacetColumns } from "./facet-columns.ts"
import type { ListEntry, ListFilter, ListOrder, ListPage } from "./list-entry.ts"
import { mostRelevant } from "./relevance.ts"
import { SortedSlots } from "./sorted-slots.ts"
import { ValueSets } from "./value-sets.ts"

const OUT_OF_STOCK_FACTOR = 0.6

/** Search texts are kept by the search only. */
type KeptEntry = Omit<ListEntry, "texts">

/**
 * All products of one language as bitmap columns: filters, exact counts and sort orders of a hundred thousand
 * products in well under a millisecond. Entries occupy numbered slots.
 */
export class ListIndex {
  readonly #entries: (KeptEntry | undefined)[] = []
  readonly #slotOf = new Map<string, number>()
  readonly #free: number[] = []
  readonly #all = new Bitset()
  readonly #collections = new ValueSets()
  readonly #facets: FacetColumns
  readonly #orders: Record<Exclude<ListOrder, "relevance">, SortedSlots>
  /** All sorted lists. */
  readonly #sorted: ReadonlySet<SortedSlots>
  readonly #texts: ProductSearch
  readonly #locale: Locale

  constructor(locale: Locale) {
    this.#locale = locale
    this.#texts = new ProductSearch(locale)
    const names = new Intl.Collator(locale)
    const entry = (slot: number) => this.#entry(slot)
    const byId = (a: number, b: number) => (entry(a).id < entry(b).id ? -1 : 1)
    const newest = (a: number, b: number) => entry(b).published_at - entry(a).published_at || byId(a, b)
    const byAmount = (key: RangeFacetKey, direction: 1 | -1) => (a: number, b: number) => {
      const [left, right] = [entry(a)[key], entry(b)[key]]
      if (left === right) return newest(a, b)
      if (left === null) return 1
      if (right === null) return -1
      return (left - right) * direction
    }
    const total = (compare: (a: number, b: number) => number) => (a: number, b: number) =>
      a === b ? 0 : compare(a, b)
    const amounts = byFacet(RANGE_FACETS, ({ key }) => new SortedSlots(total(byAmount(key, 1))))
    this.#orders = {
      newest: new SortedSlots(total(newest)),
      best_selling: new SortedSlots(total((a, b) => entry(b).sold - entry(a).sold || newest(a, b))),
      best_rated: new SortedSlots(total((a, b) => entry(b).rating - entry(a).rating || newest(a, b))),
      price_asc: amounts.price,
      price_desc: new SortedSlots(total(byAmount("price", -1))),
      name: new SortedSlots(total((a, b) => names.compare(entry(a).name, entry(b).name) || byId(a, b))),
    }
    this.#sorted = new Set([...Object.values(this.#orders), ...Object.values(amounts)])
    this.#facets = new FacetColumns(locale, names, amounts, (slot, key) => entry(slot)[key])
  }

  /** Replaces the owner's list settings. */
  setSettings({ words, facets }: ListSettings): void {
    this.#texts.setOwnWords(words)
    this.#facets.setSettings(facets[this.#locale])
  }

  /** Whether the owner wants a query to find nothing. */
  hides(query: string): boolean {
    return this.#texts.hides(query)
  }

  get size(): number {
    return this.#slotOf.size
  }

  /** Adds many entries at once; `sortCollected` must be completed before any query. */
  collect(entries: Iterable<ListEntry>): void {
    for (const entry of entries) this.#place(entry)
  }

  /** Pauses after each short part of the work, so that other requests can run. */
  *sortCollected(): Generator<void> {
    for (const order of this.#sorted) yield* order.fill(this.#slotOf.values())
  }

  put(entry: ListEntry): void {
    this.remove(entry.id)
    const slot = this.#place(entry)
    for (const order of this.#sorted) order.insert(slot)
  }

  remove(id: string): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    for (const order of this.#sorted) order.remove(slot)
    this.#texts.remove(slot)
    this.#all.delete(slot)
    this.#collections.remove(slot)
    this.#facets.remove(slot)
    this.#entries[slot] = undefined
    this.#slotOf.delete(id)
    this.#free.push(slot)
  }

  /** The number of products in a category (with its sub-categories) or a collection. */
  countOf(kind: "category" | "collection", handle: string): number {
    return this.#groupOf(kind, handle)?.size ?? 0
  }

  /** The first products of a category or collection, newest first: ids only, nothing counted. */
  newestOf(kind: "category" | "collection", handle: string, limit: number): string[] {
    const set = this.#groupOf(kind, handle)
    return set ? this.#idsOf(slice(this.#orders.newest.all, set, 0, limit)) : []
  }

  page(asked: ListFilter, askedOrder: ListOrder, offset: number, limit: number): ListPage {
    const question = readQuestion(asked.q ?? "", this.#locale)
    const { list } = question
    const found = this.#matches(question, asked.typing)
    const base = this.#baseSet(asked, found)
    const isFulfilled = !found || this.#facets.someHave(list.flags, base)
    const matches = isFulfilled ? found : onlySimilar(found)
    const said = isFulfilled ? this.#filtersOf(question, base) : null
    const filter = said ? withFilters(asked, said) : asked
    const order = (askedOrder === "relevance" && said?.sort) || askedOrder
    const restrictions = this.#facets.restrictions(filter)
    const all = Bitset.intersection([base, ...restrictions.values()])
    const without = (left: FacetKey) => {
      if (!restrictions.has(left)) return all
      const others = [...restrictions].filter(([key]) => key !== left).map(([, set]) => set)
      return Bitset.intersection([base, ...others])
    }
    const exact = matches ? Bitset.intersection([all, Bitset.of(matches.exact)]) : all
    return {
      ids: this.#idsOf(this.#ordered({ all, exact, matches }, order, { offset, limit })),
      count: all.size,
      facets: this.#facets.count(filter, without),
      search:
        asked.q === undefined
          ? null
          : {
              ...understood(question, matches),
              exact_count: exact.size,
              everything: all.size === this.size && (matches?.everything ?? true),
              filters: said,
            },
    }
  }

  /** Undefined if a query names no product at all, but prices: then all products match. */
  #matches({ words, help }: Question, typing?: boolean): ProductMatches | undefined {
    const capacity = this.#entries.length
    if (help.only) return noMatches(capacity)
    if (words !== "") return this.#texts.match(words, capacity, typing)
    return undefined
  }

  /** Exact matches come before similar ones, in any order. */
  #ordered(
    { all, exact, matches }: { all: Bitset; exact: Bitset; matches: ProductMatches | undefined },
    order: ListOrder,
    { offset, limit }: { offset: number; limit: number },
  ): number[] {
    const some = (within: Bitset, from: number, most: number) =>
      matches && order === "relevance"
        ? this.#mostRelevant(within, matches.scores, from, most)
        : slice(this.#orders[order === "relevance" ? "newest" : order].all, within, from, most)
    const first = offset < exact.size ? some(exact, offset, limit) : []
    if (first.length === limit || exact.size === all.size) return first
    const similar = Bitset.intersection([all, Bitset.of(matches?.similar ?? [])])
    return [...first, ...some(similar, Math.max(0, offset - exact.size), limit - first.length)]
  }

  /**
   * What the words say about the list, with prices in forints. „olcsó” selects the cheaper half of the results,
   * cheapest first.
   */
  #filtersOf({ prices, list }: Question, found: Bitset): WordFilters | null {
    const { min = null, max = null, end } = prices
    const { flags, sort = null } = list
    const isNothing = min === null && max === null && !end && flags.length === 0 && !sort
    if (isNothing) return null
    if (!end) return { price_min: min, price_max: max, flags, sort }
    const amounts = this.#orders.price_asc.all
      .filter((slot) => found.has(slot))
      .flatMap((slot) => this.#entry(slot).price ?? [])
    const middle = amounts[Math.floor((amounts.length - 1) / 2)] ?? null
    return end === "cheap"
      ? { price_min: min, price_max: middle, flags, sort: sort ?? "price_asc" }
      : { price_min: middle, price_max: max, flags, sort: sort ?? "price_desc" }
  }

  #place(entry: ListEntry): number {
    const slot = this.#free.pop() ?? this.#entries.length
    const { texts, ...kept } = entry
    this.#entries[slot] = kept
    this.#slotOf.set(entry.id, slot)
    this.#all.add(slot)
    this.#texts.add(slot, texts)
    this.#facets.add(slot, entry)
    for (const handle of entry.collections) this.#collections.add(slot, { value: handle, label: handle })
    return slot
  }

  #baseSet(filter: ListFilter, matches: ProductMatches | undefined): Bitset {
    const sets = [this.#all]
    const nothing = new Bitset()
    for (const kind of ["category", "collection"] as const) {
      const handle = filter[kind]
      if (handle !== undefined) sets.push(this.#groupOf(kind, handle) ?? nothing)
    }
    if (matches) sets.push(Bitset.of([...matches.exact, ...matches.similar]))
    if (filter.published_since !== undefined) sets.push(this.#publishedSince(filter.published_since))
    if (filter.sold) sets.push(this.#sold())
    return Bitset.intersection(sets)
  }

  #groupOf(kind: "category" | "collection", handle: string): Bitset | undefined {
    return kind === "category" ? this.#facets.withValue("category", handle) : this.#collections.get(handle)
  }

  #publishedSince(since: number): Bitset {
    const set = new Bitset()
    for (const slot of this.#orders.newest.all) {
      if (this.#entry(slot).published_at < since) break
      set.add(slot)
    }
    return set
  }

  #sold(): Bitset {
    const set = new Bitset()
    for (const slot of this.#orders.best_selling.all) {
      if (this.#entry(slot).sold === 0) break
      set.add(slot)
    }
    return set
  }

  /** Out-of-stock products rank lower among equals. */
  #mostRelevant(within: Bitset, scores: Scores, offset: number, limit: number): number[] {
    const newestFirst = this.#orders.newest.all.filter((slot) => within.has(slot))
    const score = (slot: number) =>
      scores.of(slot) * (this.#facets.has("in_stock", slot) ? 1 : OUT_OF_STOCK_FACTOR)
    return mostRelevant(newestFirst, score, offset, limit)
  }

  #idsOf(slots: readonly number[]): string[] {
    return slots.map((slot) => this.#entry(slot).id)
  }

  #entry(slot: number): KeptEntry {
    return this.#entries[slot] as KeptEntry
  }
}

/** How the words of a query were understood. */
const understood = ({ prices, list, help }: Question, matches: ProductMatches | undefined) => ({
  // „akciós termékek” names no products.
  q: matches?.everything && (list.flags.length > 0 || list.sort) ? "" : list.rest,
  suggestion: matches?.suggestion ?? null,
  left_out: matches?.leftOut ?? [],
  foreign_price: prices.foreign ?? null,
  help: help.topics,
})

/** No mug is on sale: mugs are only similar to what was asked for. */
function onlySimilar(found: ProductMatches): ProductMatches {
  return { ...found, exact: [], similar: [...found.exact, ...found.similar] }
}

/** Bounds in the URL take precedence over those in the search text. */
function withFilters(asked: ListFilter, { price_min, price_max, flags }: WordFilters): ListFilter {
  const { ranges = [] } = asked
  const filter = { ...asked, flags: [...new Set([...(asked.flags ?? []), ...flags])] }
  const set = ranges.find(({ key }) => key === "price")
  if (set && (set.min !== undefined || set.max !== undefined)) return filter
  const price = { key: "price" as const, min: price_min ?? undefined, max: price_max ?? undefined }
  return { ...filter, ranges: [...ranges.filter((range) => range !== set), price] }
}

/** The members of `within` on a page, in order. */
function slice(order: readonly number[], within: Bitset, offset: number, limit: number): number[] {
  const slots: number[] = []
  let skipped = 0
  for (const slot of order) {
    if (!within.has(slot)) continue
    if (skipped++ < offset) continue
    if (slots.push(slot) === limit) break
  }
  return slots
}
