import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { ask } from "./catalogue-api.ts"

const SOON = { timeout: 60_000, interval: 100 }
const HANDLE = "teszt-hianyzo-okmany"
const ROAD = `products/${HANDLE}`

let admin: Administrator
let id: string

beforeAll(async () => {
  admin = await Administrator.signIn()
  const { shipping_profiles: profiles } = await admin.get<{ shipping_profiles: { id: string }[] }>(
    "/shipping-profiles",
  )
  const { product } = await admin.post<{ product: { id: string } }>("/products", {
    title: "Hiányzó okmány",
    handle: HANDLE,
    status: "published",
    shipping_profile_id: profiles[0]?.id,
    options: [{ title: "Kivitel", values: ["Alap"] }],
    variants: [
      {
        title: "Alap",
        options: { Kivitel: "Alap" },
        manage_inventory: false,
        prices: [{ currency_code: "huf", amount: 1000 }],
      },
    ],
  })
  id = product.id
  await vi.waitUntil(async () => (await ask(ROAD)).status === 200, SOON)
})

afterAll(async () => {
  await admin.delete(`/products/${id}`)
})

const loseDocument = () => sql("delete from catalogue_document where product_id = $1", [id])

/** The events of its creation may still fill the gap before it is seen. */
async function askUntilMissed(): Promise<Response> {
  for (;;) {
    await loseDocument()
    const answer = await fetch(`${stack.backendUrl}/catalogue/${ROAD}`)
    if (answer.status !== 200) return answer
  }
}

test("products missing in the read model are not reported as deleted, and come back automatically", async () => {
  const answer = await askUntilMissed()
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
  await expect.poll(async () => (await ask(ROAD)).status, SOON).toBe(200)
})

test("the page of a missing product is not a 404, and is available again", async () => {
  await loseDocument()
  const page = async () => (await new Shopper().send(`/hu/product/${HANDLE}?`)).status
  expect([200, 503]).toContain(await page())
  await expect.poll(page, SOON).toBe(200)
})

test("an unknown product is still a 404", async () => {
  expect((await ask("products/no-such-thing")).status).toBe(404)
})
