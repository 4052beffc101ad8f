export type CompareSlots = (left: number, right: number) => number

/** Number of slots sorted or merged without a pause: some milliseconds if they are compared by name. */
const PIECE = 500

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

  /**
   * Sorts all slots, which is much cheaper than inserting them one by one. Pauses after each short part of
   * the work; the previous order stays valid until the last one is done.
   */
  *fill(slots: Iterable<number>): Generator<void> {
    let runs: number[][] = []
    let run: number[] = []
    for (const slot of slots) {
      run.push(slot)
      if (run.length < PIECE) continue
      runs.push(run.sort(this.#compare))
      run = []
      yield
    }
    if (run.length > 0) runs.push(run.sort(this.#compare))
    while (runs.length > 1) {
      const longer: number[][] = []
      for (let at = 0; at < runs.length; at += 2)
        longer.push(yield* this.#merge(runs[at] as number[], runs[at + 1] ?? []))
      runs = longer
    }
    this.#slots = runs[0] ?? []
  }

  insert(slot: number): void {
    this.#slots.splice(this.#positionOf(slot), 0, slot)
  }

  remove(slot: number): void {
    const position = this.#positionOf(slot)
    if (this.#slots[position] === slot) this.#slots.splice(position, 1)
  }

  *#merge(left: readonly number[], right: readonly number[]): Generator<void, number[]> {
    const merged: number[] = []
    let [l, r] = [0, 0]
    while (l < left.length && r < right.length) {
      const isLeft = this.#compare(left[l] as number, right[r] as number) < 0
      merged.push((isLeft ? left[l++] : right[r++]) as number)
      if (merged.length % PIECE === 0) yield
    }
    while (l < left.length) merged.push(left[l++] as number)
    while (r < right.length) merged.push(right[r++] as number)
    return merged
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
