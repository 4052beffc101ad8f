import { LOCALES } from "@porteka/shop/languages"
import { afterAll, beforeAll, expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { waitUntil } from "../../tools/processes/wait.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { testOfJob } from "../fixtures/jobs.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { ask } from "./catalogue-api.ts"

const SOON = { timeout: 20_000, interval: 100 }
/** Longer than the documents of a change take. */
const OVERTAKING_MS = 3_000
/** More than there are connections to the database. */
const MANY = 12
const OLD = "teszt-regi-nev"
const NEW = "teszt-uj-nev"

let admin: Administrator
const made: { kind: string; path: string }[] = []

type Made = Record<string, { id: string }>

/** Creates a record with an admin call; it is deleted after the tests. */
async function make(kind: string, path: string, body: Record<string, unknown>): Promise<string> {
  const answer = await admin.post<Made>(path, { handle: OLD, ...body })
  const record = Object.values(answer)[0]
  made.push({ kind, path: `${path}/${record?.id}` })
  return `${path}/${record?.id}`
}

beforeAll(async () => {
  admin = await Administrator.signIn()
})

afterAll(async () => {
  for (const { path } of made) await admin.delete(path)
})

async function makeProduct(handle = OLD): Promise<string> {
  const { shipping_profiles: profiles } = await admin.get<{ shipping_profiles: { id: string }[] }>(
    "/shipping-profiles",
  )
  const variant = { title: "Alap", options: { Kivitel: "Alap" }, manage_inventory: false }
  return await make("product", "/products", {
    handle,
    title: "Átnevezett bögre",
    status: "published",
    shipping_profile_id: profiles[0]?.id,
    options: [{ title: "Kivitel", values: ["Alap"] }],
    variants: [{ ...variant, prices: [{ currency_code: "huf", amount: 1000 }] }],
  })
}

const RECORDS: [string, string, () => Promise<string>][] = [
  ["product", "/product", () => makeProduct()],
  [
    "category",
    "/category",
    () => make("category", "/product-categories", { name: "Átnevezett", is_active: true }),
  ],
  ["collection", "/collections", () => make("collection", "/collections", { title: "Átnevezett" })],
]

const statusOf = async (path: string) => (await new Shopper().send(path)).status

test.each(RECORDS)(
  "the old URL of a renamed %s redirects permanently to the new one",
  async (_, room, create) => {
    const path = await create()
    await expect.poll(() => statusOf(`/hu${room}/${OLD}?sort=name`), SOON).toBe(200)

    await admin.post(path, { handle: NEW })

    for (const language of LOCALES) {
      const from = `/${language}${room}/${OLD}`
      await expect.poll(() => statusOf(from), SOON).toBe(301)
      const answer = await new Shopper().send(from)
      expect(answer.headers.location).toBe(`/${language}${room}/${NEW}`)
      expect((await new Shopper().open(from)).status).toBe(200)
    }
    const filter = room === "/product" ? "?variant=x" : "?in_stock=true"
    expect((await new Shopper().send(`/hu${room}/${OLD}${filter}`)).headers.location).toBe(
      `/hu${room}/${NEW}${filter}`,
    )
  },
)

/** Holds up whoever writes this product's document, while the work is done. */
const whileHeld = (productId: string, work: () => Promise<void>) =>
  withConnection(stack.databaseUrl, async (client) => {
    await client.query("begin")
    await client.query("select from catalogue_document where product_id = $1 for update", [productId])
    await work()
    await client.query("commit")
  })

const isSomebodyHeld = async () => {
  const held = await sql(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and query like '%from catalogue_document%for update'`,
  )
  return held.length > 0
}

/** Makes the repair check this product together with an older one. @returns that one's id */
async function leaveToRepair(productId: string): Promise<string> {
  const [older] = await sql<{ product_id: string }>(
    "select product_id from catalogue_document order by product_id limit 1",
  )
  await sql(
    `update catalogue_document
        set indexed_at = case when product_id = any($1) then timestamptz '2020-01-01' else now() end`,
    [[productId, older?.product_id]],
  )
  return older?.product_id ?? ""
}

testOfJob("a repair that reads before a renaming and writes after it does not undo it", async () => {
  const [OVERTAKEN, RENAMED] = ["teszt-megelozott", "teszt-megelozo"]
  const path = await makeProduct(OVERTAKEN)
  const id = path.split("/").at(-1) ?? ""
  const statusOfProduct = async (handle: string) => (await ask(`products/${handle}`)).status
  await expect.poll(() => statusOfProduct(OVERTAKEN), SOON).toBe(200)
  const heldId = await leaveToRepair(id)

  let repair: Promise<void> | undefined
  await whileHeld(heldId, async () => {
    repair = admin.runJob("catalogue-repair")
    expect(await waitUntil(isSomebodyHeld, SOON.timeout)).toBe(true)
    await admin.post(path, { handle: RENAMED })
    // Overtakes the repair, or waits for it.
    await waitUntil(async () => (await statusOfProduct(RENAMED)) === 200, OVERTAKING_MS)
  })
  await repair
  await expect.poll(() => statusOfProduct(RENAMED), SOON).toBe(200)
  expect(await statusOfProduct(OVERTAKEN)).toBe(404)
})

test.each(["product/sosem-volt", "category/sosem-volt", "collection/sosem-volt", "order/x", "product/%00"])(
  "%s never existed",
  async (path) => {
    expect((await ask(`moved/${path}`)).status).toBe(404)
  },
)

test("a handle made from a title is ASCII", async () => {
  for (const [kind, path, body] of [
    ["product_category", "/product-categories", { name: "Őszi kézműves tárgyak (teszt)", is_active: true }],
    ["collection", "/collections", { title: "Őszi kézműves tárgyak (teszt)" }],
  ] as const) {
    const answer = await admin.post<Record<string, { id: string; handle: string }>>(path, body)
    const record = answer[kind]
    made.push({ kind, path: `${path}/${record?.id}` })
    expect(record?.handle).toBe("oszi-kezmuves-targyak-teszt")
  }
})

test("categories that are added, moved and deleted at once keep one order", async () => {
  const path = "/product-categories"
  const parent = await make("product_category", path, { name: "Egyszerre", handle: "egyszerre" })
  const parent_category_id = parent.slice(path.length + 1)
  const children = await Promise.all(
    Array.from({ length: MANY }, async (_, number) => {
      const child = { name: `Egyszerre ${number}`, handle: `egyszerre-${number}`, parent_category_id }
      return `${path}/${Object.values(await admin.post<Made>(path, child))[0]?.id}`
    }),
  )
  const ranks = async () => {
    const { product_categories: found } = await admin.get<{ product_categories: { rank: number }[] }>(
      `${path}?parent_category_id=${parent_category_id}&fields=rank&limit=${MANY}`,
    )
    return found.map(({ rank }) => rank).sort((a, b) => a - b)
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, rank) => rank)
  expect(await ranks()).toEqual(upTo(MANY))
  await Promise.all(children.map((child) => admin.post(child, { rank: 0 })))
  expect(await ranks()).toEqual(upTo(MANY))
  await Promise.all(children.slice(1).map((child) => admin.delete(child)))
  expect(await ranks()).toEqual(upTo(1))
  await admin.delete(children[0] ?? "")
})
