import type { Locale } from "@porteka/shop"
import { expect, it } from "vitest"
import type { ListIndex } from "../../list-index/list-index.ts"
import { type AskedFor, NONE, queriesOf, type Wanted } from "./asked-for.ts"
import { demoIndex, search } from "./demo-index.ts"
import { ENGLISH } from "./english-queries.ts"
import { HUNGARIAN } from "./hungarian-queries.ts"

/** The expected product must be among this number of first results. */
const SEEN_AT_ONCE = 3
const SHARE_FOUND = 0.95
const SHARE_HONEST = 0.95
const FEWEST_QUERIES = 250

/** The errors of each query; empty if all are correct. */
function failures(index: ListIndex, rows: readonly (readonly [Wanted, string])[]): string[] {
  return rows.flatMap(([wanted, query]) => {
    const { ids, count, search: told } = search(index, query)
    const finds = (handles: string) =>
      handles.split(" ").some((one) => ids.slice(0, SEEN_AT_ONCE).includes(one))
    const shown = ids.slice(0, SEEN_AT_ONCE).join(", ") || "nothing"
    if (wanted === NONE) return count === 0 ? [] : [`„${query}” should find nothing, and finds ${shown}`]
    const isRight =
      typeof wanted === "string" ? finds(wanted) : finds(wanted.handles) && told?.exact_count === 0
    const handles = typeof wanted === "string" ? wanted : `${wanted.handles}, as similar ones`
    return isRight ? [] : [`„${query}” should find ${handles}, and finds ${shown}`]
  })
}

it.each<[Locale, AskedFor[]]>([
  ["hu", HUNGARIAN],
  ["en", ENGLISH],
])(
  "finds in %s what was wanted among the first three, and honestly nothing where there is nothing",
  async (locale, table) => {
    const index = await demoIndex(locale)
    const rows = table.flatMap(([wanted, queries]) =>
      queriesOf(queries).map((query) => [wanted, query] as const),
    )
    expect(new Set(rows.map(([, query]) => query)).size).toBe(rows.length)
    expect(rows.length).toBeGreaterThanOrEqual(FEWEST_QUERIES)
    const has = rows.filter(([wanted]) => wanted !== NONE)
    const hasNot = rows.filter(([wanted]) => wanted === NONE)
    const [missed, invented] = [failures(index, has), failures(index, hasNot)]
    expect(1 - missed.length / has.length, missed.join("\n")).toBeGreaterThanOrEqual(SHARE_FOUND)
    expect(1 - invented.length / hasNot.length, invented.join("\n")).toBeGreaterThanOrEqual(SHARE_HONEST)
  },
)
