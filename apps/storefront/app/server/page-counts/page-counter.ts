import { randomUUID } from "node:crypto"
import type { PageCount, PageCountReport } from "@porteka/commerce-sdk"
import { addDays, budapestDay } from "@porteka/hungary"
import type { PageView } from "./page-view.ts"

/** Counts page views of this process by day and kind, without anything about visitors. */
export class PageCounter {
  readonly #counter = randomUUID()
  readonly #counts = new Map<string, PageCount>()
  #hasNews = false

  count({ kind, isArrival }: PageView, now = new Date()): void {
    const day = budapestDay(now)
    const key = `${day} ${kind}`
    const counted = this.#counts.get(key) ?? { day, kind, views: 0, arrivals: 0 }
    counted.views += 1
    if (isArrival) counted.arrivals += 1
    this.#counts.set(key, counted)
    this.#hasNews = true
  }

  /** The sums to report; null if nothing was counted since. */
  takeReport(): PageCountReport | null {
    if (!this.#hasNews) return null
    this.#hasNews = false
    const counts = [...this.#counts.values()].map((count) => ({ ...count }))
    return { counter: this.#counter, counts }
  }

  /** The report has arrived: past days are not reported again. */
  forgetPast(now = new Date()): void {
    const yesterday = addDays(budapestDay(now), -1)
    for (const [key, { day }] of this.#counts) if (day < yesterday) this.#counts.delete(key)
  }

  /** The report failed: its days are sent again with the next one. */
  keepNews(): void {
    this.#hasNews = true
  }
}
