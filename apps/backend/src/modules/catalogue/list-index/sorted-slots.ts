export type CompareSlots = (left: number, right: number) => number

/**
 * Slot numbers kept in order. `compare` must be a total order (no two slots equal), and whatever it
 * looks at must not change while the slot is in: remove first, then change, then insert.
 */
export class SortedSlots {
  readonly #compare: CompareSlots
  #slots: number[] = []

  constructor(compare: CompareSlots) {
    this.#compare = compare
  }

  /** All slots in order; to be read only. */
  get all(): readonly number[] {
    return this.#slots
  }

  /** Sorts all slots at once; far cheaper than inserting them one by one. */
  fill(slots: Iterable<number>): void {
    this.#slots = [...slots].sort(this.#compare)
  }

  insert(slot: number): void {
    this.#slots.splice(this.#positionOf(slot), 0, slot)
  }

  remove(slot: number): void {
    const position = this.#positionOf(slot)
    if (this.#slots[position] === slot) this.#slots.splice(position, 1)
  }

  #positionOf(slot: number): number {
    let low = 0
    let high = this.#slots.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#slots[middle] as number, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
