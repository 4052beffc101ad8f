import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { LOCALES } from "@porteka/shop/languages"
import { expect, test } from "vitest"
import { DOCUMENT_FORMAT } from "./document/document-format.ts"
import { entry } from "./list-index/entries.fixture.ts"
import { ListMemory } from "./list-memory.ts"

const PRODUCTS = 2000
/** Limit of documents per turn of the event loop. */
const MOST_AT_A_TURN = 50

const idOf = (number: number) => `prod_${String(number).padStart(5, "0")}`

/** The tables that the memory reads, with a given number of products. */
class Tables {
  readonly prices = new Map(Array.from({ length: PRODUCTS }, (_, number) => [idOf(number), 1000]))
  cursor = 0
  #touched: string[] = []

  change(ids: readonly string[], price: number | null): void {
    for (const id of ids) {
      if (price === null) this.prices.delete(id)
      else this.prices.set(id, price)
    }
    this.#touched = [...ids]
    this.cursor += 1
  }

  readonly knex = {
    raw: async (sql: string, bindings: unknown[] = []) => ({ rows: this.#answer(sql, bindings) }),
  }

  #answer(sql: string, bindings: unknown[]): unknown[] {
    if (sql.includes("array_agg")) return [{ cursor: this.cursor, ids: this.#touched, tags: [] }]
    if (sql.includes("max(cursor)")) return [{ cursor: this.cursor }]
    if (!sql.includes("entry")) return []
    const [first, last, limit] = bindings
    if (Array.isArray(first)) return first.flatMap((id) => this.#rowsOf(id, LOCALES))
    const after = [...this.prices.keys()].sort().filter((id) => id > String(last))
    return after.slice(0, Number(limit)).flatMap((id) => this.#rowsOf(id, [first]))
  }

  #rowsOf(id: string, locales: readonly unknown[]) {
    const price = this.prices.get(id)
    if (price === undefined) return []
    const stored = JSON.stringify(entry(id, { price }))
    return locales.map((locale) => ({ locale, product_id: id, entry: stored, format: DOCUMENT_FORMAT }))
  }
}

/** How many turns of the event loop happened during the work. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false]
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

test("many simultaneous changes let other requests run, and are all applied afterward", async () => {
  const tables = new Tables()
  const memory = new ListMemory(tables.knex as unknown as Knex)
  const ids = [...tables.prices.keys()]
  const leastTurns = (PRODUCTS * LOCALES.length) / MOST_AT_A_TURN
  expect(await turnsDuring(() => memory.current())).toBeGreaterThan(leastTurns)

  tables.change(ids, 500)
  expect(await turnsDuring(() => memory.current())).toBeGreaterThan(leastTurns)
  tables.change(ids.slice(0, 700), null)
  const indexes = await memory.current()
  for (const locale of LOCALES) {
    const cheap = { facets: {}, ranges: [{ key: "price" as const, min: 500, max: 500 }] }
    expect(indexes[locale].page(cheap, "name", 0, 1).count).toBe(PRODUCTS - 700)
  }
})
