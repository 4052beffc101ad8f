import type { CatalogueFacet } from "@porteka/commerce-sdk"
import {
  byFacet,
  FACETS,
  type FacetKey,
  FLAG_FACETS,
  type FlagFacetKey,
  type RangeFacetKey,
  VALUES_FACETS,
  type ValuesFacetKey,
} from "@porteka/shop"
import { arrangeFacets } from "./arrange-facets.ts"
import { Bitset } from "./bitset.ts"
import { type FacetSettings, NO_FACET_SETTINGS } from "./facet-settings.ts"
import type { AmountRange, ListEntry, ListFilter } from "./list-entry.ts"
import type { SortedSlots } from "./sorted-slots.ts"
import { ValueSets } from "./value-sets.ts"

/** Slots sorted by an amount, ascending; those without one come last. */
export type AmountOrders = Record<RangeFacetKey, SortedSlots>

type Locale = keyof (typeof FACETS)[number]["label"]

/** The columns with which facets filter and count. */
export class FacetColumns {
  readonly #locale: Locale
  readonly #values: Record<ValuesFacetKey, ValueSets>
  readonly #flags: Record<FlagFacetKey, Bitset>
  readonly #amounts: AmountOrders
  readonly #amountOf: (slot: number, key: RangeFacetKey) => number | null
  #settings = NO_FACET_SETTINGS

  constructor(
    locale: Locale,
    names: Intl.Collator,
    amounts: AmountOrders,
    amountOf: (slot: number, key: RangeFacetKey) => number | null,
  ) {
    this.#locale = locale
    this.#amounts = amounts
    this.#amountOf = amountOf
    this.#values = byFacet(VALUES_FACETS, () => new ValueSets(names))
    this.#flags = byFacet(FLAG_FACETS, () => new Bitset())
  }

  setSettings(settings: FacetSettings): void {
    this.#settings = settings
  }

  add(slot: number, entry: ListEntry): void {
    for (const { key } of VALUES_FACETS) for (const one of entry.facets[key]) this.#values[key].add(slot, one)
    for (const { key } of FLAG_FACETS) if (entry[key]) this.#flags[key].add(slot)
  }

  remove(slot: number): void {
    for (const sets of Object.values(this.#values)) sets.remove(slot)
    for (const set of Object.values(this.#flags)) set.delete(slot)
  }

  /** The slots with a value; undefined if no product ever had it. */
  withValue(key: ValuesFacetKey, value: string): Bitset | undefined {
    return this.#values[key].get(value)
  }

  has(key: FlagFacetKey, slot: number): boolean {
    return this.#flags[key].has(slot)
  }

  /** Whether any of these products has all of these properties. */
  someHave(flags: readonly FlagFacetKey[], within: Bitset): boolean {
    return (
      flags.length === 0 || Bitset.intersection([within, ...flags.map((key) => this.#flags[key])]).size > 0
    )
  }

  /** The result of each facet of the filter. */
  restrictions({ facets, ranges = [], flags = [] }: ListFilter): Map<FacetKey, Bitset> {
    const sets = new Map<FacetKey, Bitset>()
    for (const { key } of VALUES_FACETS) {
      const chosen = facets[key]
      if (chosen?.length) sets.set(key, this.#values[key].anyOf(chosen))
    }
    for (const range of ranges) {
      if (range.min !== undefined || range.max !== undefined) sets.set(range.key, this.#within(range))
    }
    for (const key of flags) sets.set(key, this.#flags[key])
    return sets
  }

  /** @param without the list as if one facet were not applied */
  count(
    { facets, ranges = [], flags = [] }: ListFilter,
    without: (key: FacetKey) => Bitset,
  ): CatalogueFacet[] {
    const counted = FACETS.map(({ key, kind, label: labels }): CatalogueFacet => {
      const list = without(key)
      const label = labels[this.#locale]
      if (kind === "values") return { kind, key, label, values: this.#values[key].countIn(list, facets[key]) }
      if (kind === "flag") {
        return { kind, key, label, count: list.countShared(this.#flags[key]), chosen: flags.includes(key) }
      }
      const range = ranges.find((one) => one.key === key)
      const chosen = { min: range?.min ?? null, max: range?.max ?? null }
      return { kind, key, label, bounds: this.#bounds(key, list), chosen }
    })
    return arrangeFacets(counted, this.#settings)
  }

  #within({ key, min = 0, max = Number.POSITIVE_INFINITY }: AmountRange): Bitset {
    const set = new Bitset()
    for (const slot of this.#amounts[key].all) {
      const amount = this.#amountOf(slot, key)
      if (amount === null || amount > max) break
      if (amount >= min) set.add(slot)
    }
    return set
  }

  #bounds(key: RangeFacetKey, within: Bitset): { min: number; max: number } | null {
    const slots = this.#amounts[key].all
    const amountAt = (slot: number | undefined) => (slot === undefined ? null : this.#amountOf(slot, key))
    const min = amountAt(slots.find((slot) => within.has(slot)))
    const max = amountAt(slots.findLast((slot) => within.has(slot) && this.#amountOf(slot, key) !== null))
    return min === null || max === null ? null : { min, max }
  }
}
