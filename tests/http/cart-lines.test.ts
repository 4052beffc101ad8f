import { MAX_CART_LINES } from "@porteka/shop"
import { beforeAll, expect, test } from "vitest"
import { Shopper } from "../fixtures/shopper.ts"
import { variantsInStock } from "../fixtures/test-products.ts"
import { aRegionId, Buyer, callStore, type Refusal } from "./backend-buyer.ts"

/** The maximum number of lines in a cart, and one more. */
let variants: string[]
const line = (variant_id: string, quantity = 1) => ({ variant_id, quantity })

beforeAll(async () => {
  variants = (await variantsInStock()).slice(0, MAX_CART_LINES + 1)
  expect(variants).toHaveLength(MAX_CART_LINES + 1)
})

test("a cart accepts a maximum number of lines, and still accepts more pieces of them", async () => {
  const [first = "", ...others] = variants
  const { cartId } = await Buyer.withCart(others.map((id) => line(id)))
  const add = (id: string) => callStore<Refusal>(`/store/carts/${cartId}/line-items`, { body: line(id) })
  const refused = await add(first)
  expect([refused.status, refused.body.code]).toEqual([400, "cart_full"])
  expect((await add(others[0] ?? "")).status).toBe(200)
})

test("a new cart cannot have more, either", async () => {
  const begin = async (items: unknown[]) =>
    callStore<Refusal>("/store/carts", { body: { region_id: await aRegionId(), items } })
  const refused = await begin(variants.map((id) => line(id)))
  expect([refused.status, refused.body.code]).toEqual([400, "cart_full"])
  const [first = ""] = variants
  expect((await begin([line(first, 60), line(first, 60)])).status).toBe(400)
})

test.each([
  ["hu", `legfeljebb ${MAX_CART_LINES} különböző termék`],
  ["en", `at most ${MAX_CART_LINES} different products`],
])("the page says so in %s", async (locale, words) => {
  const shopper = new Shopper()
  const [first = "", ...others] = variants
  const targets = JSON.stringify(others.map((id) => line(id)))
  expect((await shopper.post(`/${locale}/cart`, { intent: "replay", targets })).status).toBe(303)
  const refused = await shopper.post(`/${locale}/cart`, { intent: "add", variant_id: first })
  expect([refused.status, refused.text.includes(words)]).toEqual([400, true])
})
