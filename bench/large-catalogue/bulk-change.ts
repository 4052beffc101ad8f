import pg from "pg"
import { askList } from "./list-times.ts"

/** Documents written in one transaction, as the shop's own indexing does. */
const BATCH_SIZE = 50
/** A pause between two calls, in which other requests could run. */
const PAUSE_MS = 2

export interface BulkChange {
  /** The longest that a call which asks the process for nothing else had to wait. */
  longestWaitMs: number
  /** Of the process, until the lists held every change. */
  processorSeconds: number
}

/**
 * Changes the price of this number of products in the stored documents, with the corresponding rows of the
 * change feed.
 */
async function changePrices(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ product_id: string }>(
      `select product_id from catalogue_document where locale = 'hu' and product_id like 'prod_bench_%'
        order by md5(product_id) limit $1`,
      [count],
    )
    const ids = rows.map(({ product_id }) => product_id)
    await client.query("begin")
    for (let start = 0; start < ids.length; start += BATCH_SIZE) {
      const batch = ids.slice(start, start + BATCH_SIZE)
      await client.query(
        `update catalogue_document set entry = jsonb_set(entry::jsonb, '{price}',
           to_jsonb((entry::jsonb ->> 'price')::int + 10))::text where product_id = any($1)`,
        [batch],
      )
      await client.query("insert into catalogue_change (tags, product_ids) values ('{products}', $1)", [
        batch,
      ])
    }
    await client.query("commit")
  } finally {
    await client.end()
  }
}

/** Calls one after the other until `isOver`. @returns how long the slowest took, in milliseconds */
async function longestWait(url: string, isOver: () => boolean): Promise<number> {
  let longest = 0
  while (!isOver()) {
    const start = performance.now()
    await (await fetch(`${url}/health`)).text()
    longest = Math.max(longest, performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return longest
}

/** Changes many products between two lists, and lets the back end follow while others call it. */
export async function followBulkChange(
  url: string,
  databaseUrl: string,
  count: number,
  processorSeconds: () => Promise<number>,
): Promise<BulkChange> {
  await askList(url, { page_size: "1" })
  await changePrices(databaseUrl, count)
  const before = await processorSeconds()
  let isOver = false
  const others = longestWait(url, () => isOver)
  await askList(url, { page_size: "1" })
  isOver = true
  return { longestWaitMs: await others, processorSeconds: (await processorSeconds()) - before }
}
