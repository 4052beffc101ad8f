import { afterEach, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductsOf } from "../fixtures/test-products.ts"
import { facetOf, list, product } from "./catalogue-api.ts"

/** No release builds documents of this format. */
const OTHER_FORMAT = 1
const JOB = "catalogue-expiry"
/** More than the demo has of anything. */
const STOCK = 4_321

/** Documents of a release without colors and facets. */
async function makeDocumentsOld(productIds: readonly string[] | null): Promise<void> {
  await sql(
    `update catalogue_document set format = $1, fingerprint = 'old',
        product = (product::jsonb #- '{product,facts}' #- '{product,properties}')::text,
        entry = (entry::jsonb #- '{facets,colour}' #- '{in_stock}')::text
      where $2::text[] is null or product_id = any($2)`,
    [OTHER_FORMAT, productIds],
  )
  // So that the lists in memory are loaded again.
  await sql(
    `insert into catalogue_change (tags, product_ids)
     select '{products}', array_agg(distinct product_id) from catalogue_document`,
  )
}

async function countOld(): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int as count from catalogue_document where format = $1`,
    [OTHER_FORMAT],
  )
  return row?.count ?? 0
}

const isAllNew = async () => (await countOld()) === 0

afterEach(async () => {
  await sql("delete from catalogue_release where format = $1", [OTHER_FORMAT])
  await untilJobDid(JOB, isAllNew)
})

test("documents of another release are shown until they have been rebuilt, and lists are never empty", async () => {
  const [testProduct] = await testProductsOf("reading")
  const before = await list({})
  expect(before.count).toBeGreaterThan(0)

  await makeDocumentsOld(null)
  const during = await list({})
  expect(during.count).toBe(before.count)
  expect(during.products).toHaveLength(before.products.length)
  expect((await product(testProduct?.handle ?? "")).facts).toEqual(expect.any(Array))
  const shopper = new Shopper()
  for (const path of [
    "/hu/products?q=old",
    `/en/product/${testProduct?.handle}?variant=old`,
    "/feeds/google.xml",
  ]) {
    expect([path, (await shopper.send(path)).status]).toEqual([path, 200])
  }

  expect(await untilJobDid(JOB, isAllNew)).toBe(true)
  const after = await list({})
  expect(after.count).toBe(before.count)
  expect(facetOf(after, "colour", "values").values).toEqual(facetOf(before, "colour", "values").values)
  expect(facetOf(after, "in_stock", "flag").count).toBe(facetOf(before, "in_stock", "flag").count)
})

test("of two running releases only the later one rebuilds the other's documents", async () => {
  const [testProduct] = await testProductsOf("reading")
  await sql("insert into catalogue_release (format, started_at) values ($1, now() + interval '1 second')", [
    OTHER_FORMAT,
  ])
  await makeDocumentsOld([testProduct?.productId ?? ""])
  const old = await countOld()
  expect(old).toBeGreaterThan(0)
  const [{ seen } = { seen: "" }] = await sql<{ seen: string }>(`select now()::text as seen`)
  const hasRun = async () => {
    const rows = await sql<{ count: number }>(
      `select 1 as count from catalogue_release where format <> $1 and seen_at > $2::timestamptz`,
      [OTHER_FORMAT, seen],
    )
    return rows.length > 0
  }
  expect(await untilJobDid(JOB, hasRun)).toBe(true)
  expect(await countOld()).toBe(old)

  await sql("update catalogue_release set seen_at = now() - interval '4 minutes' where format = $1", [
    OTHER_FORMAT,
  ])
  expect(await untilJobDid(JOB, isAllNew)).toBe(true)
})

test("new stock is not written into a document of another release: it is rebuilt completely", async () => {
  const [testProduct] = await testProductsOf("reading")
  const { handle = "", productId = "", sku = "", variantId = "" } = testProduct ?? {}
  const stockOf = async () => (await product(handle)).variants.find(({ id }) => id === variantId)?.stock
  const administrator = await Administrator.signIn()
  await makeDocumentsOld([productId])
  await administrator.setStock(sku, STOCK)
  await expect.poll(stockOf, { timeout: 20_000 }).toBe(STOCK)
  expect((await product(handle)).facts).toEqual(expect.any(Array))
  expect(await countOld()).toBe(0)
})
