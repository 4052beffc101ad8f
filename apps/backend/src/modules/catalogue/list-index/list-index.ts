import type { Locale } from "@porteka/hungary"
import { Bitset } from "./bitset.ts"
import {
  FACET_IDS,
  type FacetId,
  type ListEntry,
  type ListFilter,
  type ListOrder,
  type ListPage,
} from "./list-entry.ts"
import { mostRelevant } from "./relevance.ts"
import { SortedSlots } from "./sorted-slots.ts"
import { TextIndex, type TextMatches } from "./text-index.ts"
import { ValueSets } from "./value-sets.ts"

const OUT_OF_STOCK_FACTOR = 0.6

/** The search keys are kept by the text index only. */
type KeptEntry = Omit<ListEntry, "search">

type Restriction = FacetId | "price" | "in_stock" | "on_sale"

/**
 * All products of one language as columns of bits: filters, exact counts and orders of a hundred
 * thousand products in well under a millisecond. Entries live in numbered slots.
 */
export class ListIndex {
  readonly #entries: (KeptEntry | undefined)[] = []
  readonly #slotOf = new Map<string, number>()
  readonly #free: number[] = []
  readonly #all = new Bitset()
  readonly #inStock = new Bitset()
  readonly #onSale = new Bitset()
  readonly #collections = new ValueSets()
  readonly #facets: Record<FacetId, ValueSets>
  readonly #orders: Record<Exclude<ListOrder, "relevance">, SortedSlots>
  readonly #texts: TextIndex

  constructor(locale: Locale) {
    this.#texts = new TextIndex(locale)
    const names = new Intl.Collator(locale)
    const entry = (slot: number) => this.#entry(slot)
    const byId = (a: number, b: number) => (entry(a).id < entry(b).id ? -1 : 1)
    const newest = (a: number, b: number) => entry(b).published_at - entry(a).published_at || byId(a, b)
    const byPrice = (direction: 1 | -1) => (a: number, b: number) => {
      const [left, right] = [entry(a).price, entry(b).price]
      if (left === right) return newest(a, b)
      if (left === null) return 1
      if (right === null) return -1
      return (left - right) * direction
    }
    const total = (compare: (a: number, b: number) => number) => (a: number, b: number) =>
      a === b ? 0 : compare(a, b)
    this.#orders = {
      newest: new SortedSlots(total(newest)),
      best_selling: new SortedSlots(total((a, b) => entry(b).sold - entry(a).sold || newest(a, b))),
      price_asc: new SortedSlots(total(byPrice(1))),
      price_desc: new SortedSlots(total(byPrice(-1))),
      name: new SortedSlots(total((a, b) => names.compare(entry(a).name, entry(b).name) || byId(a, b))),
    }
    this.#facets = {
      category: new ValueSets(names),
      material: new ValueSets(names),
      region: new ValueSets(names),
      colour: new ValueSets(names),
    }
  }

  get size(): number {
    return this.#slotOf.size
  }

  /** Takes many entries at once; `sortCollected` must follow before anything is asked. */
  collect(entries: Iterable<ListEntry>): void {
    for (const entry of entries) this.#place(entry)
  }

  sortCollected(): void {
    for (const order of Object.values(this.#orders)) order.fill(this.#slotOf.values())
  }

  put(entry: ListEntry): void {
    this.remove(entry.id)
    const slot = this.#place(entry)
    for (const order of Object.values(this.#orders)) order.insert(slot)
  }

  remove(id: string): void {
    const slot = this.#slotOf.get(id)
    if (slot === undefined) return
    for (const order of Object.values(this.#orders)) order.remove(slot)
    this.#texts.remove(slot)
    for (const set of [this.#all, this.#inStock, this.#onSale]) set.delete(slot)
    for (const sets of [this.#collections, ...Object.values(this.#facets)]) sets.remove(slot)
    this.#entries[slot] = undefined
    this.#slotOf.delete(id)
    this.#free.push(slot)
  }

  /** How many products a category (with its sub-categories) or a collection holds. */
  countOf(kind: "category" | "collection", handle: string): number {
    return (kind === "category" ? this.#facets.category : this.#collections).get(handle)?.size ?? 0
  }

  /** The first products of a category or collection, newest first: ids only, nothing counted. */
  newestOf(kind: "category" | "collection", handle: string, limit: number): string[] {
    const set = (kind === "category" ? this.#facets.category : this.#collections).get(handle)
    return set ? this.#idsOf(slice(this.#orders.newest.all, set, 0, limit)) : []
  }

  page(filter: ListFilter, order: ListOrder, offset: number, limit: number): ListPage {
    const matches = filter.q === undefined ? undefined : this.#texts.match(filter.q, this.#entries.length)
    const base = this.#baseSet(filter, matches)
    const restrictions = this.#restrictions(filter)
    const all = Bitset.intersection([base, ...restrictions.values()])
    const without = (left: Restriction) => {
      if (!restrictions.has(left)) return all
      const others = [...restrictions].filter(([kind]) => kind !== left).map(([, set]) => set)
      return Bitset.intersection([base, ...others])
    }
    return {
      ids: this.#idsOf(
        matches && order === "relevance"
          ? this.#mostRelevant(all, matches.scores, offset, limit)
          : slice(this.#orders[order === "relevance" ? "newest" : order].all, all, offset, limit),
      ),
      count: all.size,
      facets: FACET_IDS.map((id) => ({
        id,
        values: this.#facets[id].countIn(without(id), filter.facets[id]),
      })),
      price_range: this.#priceRange(without("price")),
      in_stock_count: without("in_stock").countShared(this.#inStock),
      on_sale_count: without("on_sale").countShared(this.#onSale),
    }
  }

  #place(entry: ListEntry): number {
    const slot = this.#free.pop() ?? this.#entries.length
    const { search, ...kept } = entry
    this.#entries[slot] = kept
    this.#slotOf.set(entry.id, slot)
    this.#all.add(slot)
    this.#texts.add(slot, search)
    if (entry.in_stock) this.#inStock.add(slot)
    if (entry.on_sale) this.#onSale.add(slot)
    for (const handle of entry.collections) this.#collections.add(slot, { value: handle, label: handle })
    for (const id of FACET_IDS) for (const key of entry.facets[id]) this.#facets[id].add(slot, key)
    return slot
  }

  #baseSet(filter: ListFilter, matches: TextMatches | undefined): Bitset {
    const sets = [this.#all]
    const nothing = new Bitset()
    if (filter.category !== undefined) sets.push(this.#facets.category.get(filter.category) ?? nothing)
    if (filter.collection !== undefined) sets.push(this.#collections.get(filter.collection) ?? nothing)
    if (matches) sets.push(Bitset.of(matches.slots))
    if (filter.published_since !== undefined) sets.push(this.#publishedSince(filter.published_since))
    if (filter.sold) sets.push(this.#sold())
    return Bitset.intersection(sets)
  }

  #restrictions(filter: ListFilter): Map<Restriction, Bitset> {
    const sets = new Map<Restriction, Bitset>()
    for (const id of FACET_IDS) {
      const values = filter.facets[id]
      if (values?.length) sets.set(id, this.#facets[id].anyOf(values))
    }
    if (filter.price_min !== undefined || filter.price_max !== undefined) {
      sets.set(
        "price",
        this.#pricedWithin(filter.price_min ?? 0, filter.price_max ?? Number.POSITIVE_INFINITY),
      )
    }
    if (filter.in_stock) sets.set("in_stock", this.#inStock)
    if (filter.on_sale) sets.set("on_sale", this.#onSale)
    return sets
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

  #pricedWithin(min: number, max: number): Bitset {
    const set = new Bitset()
    for (const slot of this.#orders.price_asc.all) {
      const { price } = this.#entry(slot)
      if (price === null || price > max) break
      if (price >= min) set.add(slot)
    }
    return set
  }

  #priceRange(within: Bitset): { min: number; max: number } | null {
    const min = this.#firstPrice("price_asc", within)
    const max = this.#firstPrice("price_desc", within)
    return min === null || max === null ? null : { min, max }
  }

  #firstPrice(order: "price_asc" | "price_desc", within: Bitset): number | null {
    for (const slot of this.#orders[order].all) if (within.has(slot)) return this.#entry(slot).price
    return null
  }

  /** Out of stock counts less, so that what can be bought comes first among equals. */
  #mostRelevant(within: Bitset, scores: Float32Array, offset: number, limit: number): number[] {
    const newestFirst = this.#orders.newest.all.filter((slot) => within.has(slot))
    const score = (slot: number) =>
      (scores[slot] as number) * (this.#inStock.has(slot) ? 1 : OUT_OF_STOCK_FACTOR)
    return mostRelevant(newestFirst, score, offset, limit)
  }

  #idsOf(slots: readonly number[]): string[] {
    return slots.map((slot) => this.#entry(slot).id)
  }

  #entry(slot: number): KeptEntry {
    return this.#entries[slot] as KeptEntry
  }
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
