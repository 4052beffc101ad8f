import type { CatalogueFacetValue } from "@porteka/commerce-sdk"
import { Bitset } from "./bitset.ts"
import type { FacetValue } from "./list-entry.ts"

/** The slots that have each value of one facet, with the values' names. */
export class ValueSets {
  readonly #sets = new Map<string, { label: string; slots: Bitset }>()
  readonly #names: Intl.Collator

  constructor(names = new Intl.Collator()) {
    this.#names = names
  }

  add(slot: number, { value, label }: FacetValue): void {
    const known = this.#sets.get(value)
    if (known) {
      known.label = label
      known.slots.add(slot)
    } else this.#sets.set(value, { label, slots: Bitset.of([slot]) })
  }

  remove(slot: number): void {
    for (const { slots } of this.#sets.values()) slots.delete(slot)
  }

  get(value: string): Bitset | undefined {
    return this.#sets.get(value)?.slots
  }

  anyOf(values: readonly string[]): Bitset {
    return Bitset.union(values.flatMap((value) => this.get(value) ?? []))
  }

  /**
   * Every value with at least one slot in `within`, most frequent first, then by name; selected values are
   * included even without any, so that they keep their name and can be removed.
   */
  countIn(within: Bitset, chosen: readonly string[] = []): CatalogueFacetValue[] {
    const counted: CatalogueFacetValue[] = chosen
      .filter((value) => !this.#sets.has(value))
      .map((value) => ({ value, label: value, count: 0, chosen: true }))
    for (const [value, { label, slots }] of this.#sets) {
      const count = slots.countShared(within)
      if (chosen.includes(value)) counted.push({ value, label, count, chosen: true })
      else if (count > 0) counted.push({ value, label, count })
    }
    return counted.sort((a, b) => b.count - a.count || this.#names.compare(a.label, b.label))
  }
}
