import { firstNotBelow } from "../first-not-below.ts"

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
        longer.push(yield* this.#merge(runs[at] ?? [], runs[at + 1] ?? []))
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
    while (true) {
      const [fromLeft, fromRight] = [left[l], right[r]]
      if (fromLeft === undefined) return merged.concat(right.slice(r))
      if (fromRight === undefined) return merged.concat(left.slice(l))
      const isLeft = this.#compare(fromLeft, fromRight) < 0
      merged.push(isLeft ? fromLeft : fromRight)
      if (isLeft) l++
      else r++
      if (merged.length % PIECE === 0) yield
    }
  }

  #positionOf(slot: number): number {
    return firstNotBelow(this.#slots, (other) => this.#compare(other, slot) < 0)
  }
}
