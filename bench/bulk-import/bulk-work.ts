import { setTimeout as pause } from "node:timers/promises"
import { UserError } from "../../tools/bootstrap/user-error.mjs"
import { withConnection } from "../../tools/postgres/connection.ts"
import { askList } from "../large-catalogue/list-times.ts"
import type { Owner } from "./owner.ts"
import { newPrices, newProducts, type Table } from "./products.ts"

/** Rows of one table: a file of that length stays below what the page takes. */
const ROWS_OF_A_TABLE = 5000
const LOOK_EVERY_MS = 250
/** Counting among a hundred thousand products is work for the database, too: most of the time it is left alone. */
const PAUSES_PER_LOOK = 20
const RESTART_LOOK_EVERY_MS = 50
const MS_PER_SECOND = 1000
/** Without any progress. */
const PATIENCE_MS = 600_000

/** One kind of bulk work: how long it took, and how long the process gave nobody else a turn. */
export interface Measured {
  name: string
  seconds: number
  longestMs: number
  tooLong: number
  /** Those of them that are too long only by garbage collection. */
  collecting: number
}

export interface Shop {
  url: string
  databaseUrl: string
  /** The address of watch-turns.ts in the back end. */
  turnsUrl: string
  owner: Owner
}

type Report = (detail: string) => void

interface Turns {
  longest_ms: number
  too_long: number
  collecting: number
}

async function readTurns(turnsUrl: string): Promise<Turns> {
  return (await (await fetch(turnsUrl)).json()) as Turns
}

async function measure({ turnsUrl }: Shop, name: string, work: () => Promise<unknown>): Promise<Measured> {
  await readTurns(turnsUrl)
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / MS_PER_SECOND
  const { longest_ms: longestMs, too_long: tooLong, collecting } = await readTurns(turnsUrl)
  return { name, seconds, longestMs, tooLong, collecting }
}

const countDocuments = ({ databaseUrl }: Shop, condition: string) =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from catalogue_document where product_id in
         (select id from product where handle like 'bulk-%') and ${condition}`,
    )
    return rows[0]?.count ?? 0
  })

/** Waits until this number of documents is as expected. */
async function untilIndexed(shop: Shop, condition: string, wanted: number, report: Report): Promise<void> {
  let [best, since] = [0, performance.now()]
  for (;;) {
    const began = performance.now()
    const found = await countDocuments(shop, condition)
    const took = performance.now() - began
    report(`${found.toLocaleString("en-US")} of ${wanted.toLocaleString("en-US")} documents`)
    if (found >= wanted) return
    if (found > best) [best, since] = [found, performance.now()]
    if (performance.now() - since > PATIENCE_MS)
      throw new UserError(`Only ${found} documents of ${wanted} came.`)
    await pause(Math.max(LOOK_EVERY_MS, took * PAUSES_PER_LOOK))
  }
}

/** Each file is looked at and taken in as the page does it. */
async function takeInTables(shop: Shop, tables: Table[], report: Report): Promise<Measured[]> {
  const all: Measured[] = []
  for (const table of tables) {
    let preview = await shop.owner.preview(table)
    all.push(
      await measure(shop, "the preview of a table", async () => {
        preview = await shop.owner.preview(table)
      }),
    )
    all.push(
      await measure(shop, "taking it in", () =>
        shop.owner.takeIn(table, preview.products, (done) =>
          report(`${done.toLocaleString("en-US")} products`),
        ),
      ),
    )
  }
  return all
}

/** The same work in several tables, as one. */
const together = (all: readonly Measured[], name: string): Measured => {
  const same = all.filter((one) => one.name === name)
  return {
    name,
    seconds: same.reduce((sum, one) => sum + one.seconds, 0),
    longestMs: Math.max(...same.map((one) => one.longestMs)),
    tooLong: same.reduce((sum, one) => sum + one.tooLong, 0),
    collecting: same.reduce((sum, one) => sum + one.collecting, 0),
  }
}

const parts = (count: number) =>
  Array.from({ length: Math.ceil(count / ROWS_OF_A_TABLE) }, (_, index) => {
    const from = index * ROWS_OF_A_TABLE
    return [from, Math.min(ROWS_OF_A_TABLE, count - from)] as const
  })

/** Imports new products until they are in the lists. */
export async function importProducts(shop: Shop, count: number, report: Report): Promise<Measured[]> {
  const done = await takeInTables(
    shop,
    parts(count).map(([from, some]) => newProducts(from, some)),
    report,
  )
  const rest = await measure(shop, "until they are in the lists", () =>
    untilIndexed(shop, "true", count * 2, report),
  )
  return [together(done, "the preview of a table"), together(done, "taking it in"), rest].map((one) => ({
    ...one,
    name: `new products: ${one.name}`,
  }))
}

/** Makes that many of them dearer by a table. */
export async function raisePrices(shop: Shop, count: number, report: Report): Promise<Measured[]> {
  const [{ moment } = { moment: "" }] = await withConnection(
    shop.databaseUrl,
    async (client) => (await client.query<{ moment: string }>("select now()::text as moment")).rows,
  )
  const done = await takeInTables(
    shop,
    parts(count).map(([from, some]) => newPrices(from, some)),
    report,
  )
  const rest = await measure(shop, "until the lists have them", () =>
    untilIndexed(shop, `indexed_at > '${moment}'`, count * 2, report),
  )
  return [together(done, "the preview of a table"), together(done, "taking it in"), rest].map((one) => ({
    ...one,
    name: `new prices: ${one.name}`,
  }))
}

/** Deletes the read model, and lets the shop rebuild it. */
export async function indexFromNothing(shop: Shop, count: number, report: Report): Promise<Measured> {
  await withConnection(shop.databaseUrl, (client) =>
    client.query(
      `with lost as (delete from catalogue_document returning product_id)
       insert into catalogue_change (tags, product_ids) select '{products}', array_agg(distinct product_id) from lost`,
    ),
  )
  return await measure(shop, "the whole read model from nothing", async () => {
    await fetch(`${shop.url}/catalogue/products?locale=hu`)
    await untilIndexed(shop, "true", count * 2, report)
  })
}

/**
 * Restarts the back end.
 * @returns seconds from its last answer until it lists all products again, with the supervisor's pause
 */
export async function restartBackend(
  { url }: Shop,
  count: number,
  restart: () => Promise<void>,
): Promise<number> {
  const listed = () =>
    askList(url, { page_size: "1", locale: "hu" }).then(
      (list) => list.count,
      () => 0,
    )
  await restart()
  while ((await listed()) > 0) await pause(RESTART_LOOK_EVERY_MS)
  const ended = performance.now()
  while ((await listed()) < count) {
    if (performance.now() - ended > PATIENCE_MS) throw new UserError("The back end did not start again.")
    await pause(RESTART_LOOK_EVERY_MS)
  }
  return (performance.now() - ended) / MS_PER_SECOND
}

export const downloadTable = (shop: Shop): Promise<Measured> =>
  measure(shop, "the download of all products as a table", () => shop.owner.download())
