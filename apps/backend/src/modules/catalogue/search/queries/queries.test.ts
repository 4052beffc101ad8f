import { foldAccents } from "@porteka/hungary"
import type { Locale } from "@porteka/shop"
import { expect, it } from "vitest"
import type { ListIndex } from "../../list-index/list-index.ts"
import { type AskedFor, EVERYTHING, NONE, queriesOf, type Wanted } from "./asked-for.ts"
import { demoIndex, search, untranslatedIndex } from "./demo-index.fixture.ts"
import { ENGLISH } from "./english-queries.ts"
import { ENGLISH_RULES } from "./english-rules.ts"
import { ENGLISH_SHOPPERS } from "./english-shoppers.ts"
import { HUNGARIAN } from "./hungarian-queries.ts"
import { HUNGARIAN_RULES } from "./hungarian-rules.ts"
import { HUNGARIAN_SHOPPERS } from "./hungarian-shoppers.ts"

/** The expected product must be among this number of first results. */
const SEEN_AT_ONCE = 3
const SHARE_FOUND = 0.99
const SHARE_HONEST = 0.99
const FEWEST_QUERIES = 250

function handlesOf(wanted: Wanted): string[] {
  if (wanted === NONE || wanted === EVERYTHING) return []
  if (typeof wanted === "string") return wanted.split(" ")
  return ("similar" in wanted ? wanted.similar : wanted.exactly).split(" ")
}

/** The errors of each query; empty if all are correct. */
function failures(index: ListIndex, rows: readonly (readonly [Wanted, string])[]): string[] {
  return rows.flatMap(([wanted, query]) => {
    const { ids, count, search: info } = search(index, query)
    const exact = ids.slice(0, info?.exact_count)
    const shown = `${ids.slice(0, SEEN_AT_ONCE).join(", ") || "nothing"} (${exact.length} exactly)`
    const seen = (handles: string) =>
      handles.split(" ").some((one) => ids.slice(0, SEEN_AT_ONCE).includes(one))
    const fails = (isRight: boolean, what: string) =>
      isRight ? [] : [`„${query}” should find ${what}, and finds ${shown}`]
    if (wanted === NONE) return fails(count === 0, "nothing")
    if (wanted === EVERYTHING)
      return fails(count === index.size && info?.everything === true, "everything, and say so")
    if (typeof wanted === "string") return fails(seen(wanted), wanted)
    if ("similar" in wanted)
      return fails(seen(wanted.similar) && exact.length === 0, `${wanted.similar}, as similar ones`)
    const isSame = exact.toSorted().join(" ") === wanted.exactly.split(" ").toSorted().join(" ")
    return isSame ? [] : [`„${query}” should find exactly ${wanted.exactly}, and finds ${exact.join(" ")}`]
  })
}

it.each<[Locale, AskedFor[]]>([
  ["hu", [...HUNGARIAN, ...HUNGARIAN_SHOPPERS]],
  ["en", [...ENGLISH, ...ENGLISH_SHOPPERS]],
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

it.each<[Locale, AskedFor[]]>([
  ["hu", [...HUNGARIAN, ...HUNGARIAN_SHOPPERS, ...HUNGARIAN_RULES]],
  ["en", [...ENGLISH, ...ENGLISH_SHOPPERS, ...ENGLISH_RULES]],
])("wants in %s only products that the demo has", async (locale, table) => {
  const known = new Set(search(await demoIndex(locale), "").ids)
  const wanted = table.flatMap(([one]) => handlesOf(one))
  expect(wanted.filter((handle) => !known.has(handle))).toEqual([])
})

it("finds something for the beginning of any product's name, although the beginning may be a word itself", async () => {
  const index = await demoIndex("hu")
  const names = ["gyertya", "terítő", "kancsó", "fakanál", "doboz", "társasjáték", "deszka", "salátástál"]
  const typed = names.flatMap((name) =>
    Array.from(name, (_, end) => name.slice(0, end + 1)).filter((part) => part.length > 2),
  )
  const found = (q: string, typing: boolean) => index.page({ q, typing, facets: {} }, "relevance", 0, 1).count
  expect(typed.filter((q) => found(q, true) === 0)).toEqual([])
  expect(found("sál", false)).toBe(0)
  // No beginning of "oven".
  expect(found("öv", true)).toBe(0)
  expect(found("ov", true)).toBe(0)
})

/** Each of these queries once went wrong, or is like one that did. */
it.each<[Locale, AskedFor[]]>([
  ["hu", HUNGARIAN_RULES],
  ["en", ENGLISH_RULES],
])("keeps in %s every rule of the search", async (locale, table) => {
  const index = await demoIndex(locale)
  const rows = table.flatMap(([wanted, queries]) =>
    queriesOf(queries).map((query) => [wanted, query] as const),
  )
  expect(failures(index, rows)).toEqual([])
})

it("keeps every rule for products that nobody has translated: no other language's rules read them", async () => {
  const rows = HUNGARIAN_RULES.flatMap(([wanted, queries]) =>
    queriesOf(queries).map((query) => [wanted, query] as const),
  )
  expect(failures(await untranslatedIndex(), rows)).toEqual([])
})

it("finds the same without any accents, in all queries", async () => {
  const index = await demoIndex("hu")
  const found = (query: string) => {
    const { ids, search: info } = search(index, query)
    return `${ids.slice(0, info?.exact_count).toSorted().join(" ")} | ${info?.help.join(" ")}`
  }
  const queries = [...HUNGARIAN, ...HUNGARIAN_SHOPPERS, ...HUNGARIAN_RULES].flatMap(([, some]) =>
    queriesOf(some),
  )
  const different = queries.filter((query) => found(query) !== found(foldAccents(query)))
  expect(different).toEqual([])
})
