import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"

const AMOUNTS = [1990, 2190, 2390, 2590, 2790, 2990, 3190, 3390]

type Price = { amount: number; currency_code: string }
type Product = { id: string; variants: { id: string }[] }

let admin: Administrator
let product: Product
let variantId: string

beforeAll(async () => {
  admin = await Administrator.signIn()
  const title = `Bögre ${randomUUID()}`
  const answer = await admin.post<{ product: Product }>("/products?fields=id,variants.id", {
    title,
    status: "draft",
    options: [{ title: "Szín", values: ["Kék"] }],
    variants: [{ title: "Kék", options: { Szín: "Kék" }, prices: [forints(4990)] }],
  })
  product = answer.product
  variantId = product.variants[0]?.id ?? ""
})

const forints = (amount: number): Price => ({ currency_code: "huf", amount })

test("of several saves of a variant's price at once, one price remains", async () => {
  const path = `/products/${product.id}/variants/${variantId}`
  await Promise.all(AMOUNTS.map((amount) => admin.post(path, { prices: [forints(amount)] })))
  const { variant } = await admin.get<{ variant: { prices: Price[] } }>(path)
  expect(variant.prices).toHaveLength(1)
  expect(AMOUNTS).toContain(variant.prices[0]?.amount)
})

test("of several saves of a variant's sale price, at once or one after the other, one price remains", async () => {
  const { price_list: list } = await admin.post<{ price_list: { id: string } }>("/price-lists", {
    title: "Próba",
    description: "Próba",
    status: "draft",
  })
  const path = `/price-lists/${list.id}`
  const create = (amount: number) => ({ create: [{ ...forints(amount), variant_id: variantId }] })
  await Promise.all(AMOUNTS.map((amount) => admin.post(`${path}/prices/batch`, create(amount))))
  await admin.post(`${path}/prices/batch`, create(4490))
  const { prices } = await admin.get<{ prices: Price[] }>(`${path}/prices`)
  expect(prices).toMatchObject([forints(4490)])
  await admin.delete(path)
})
