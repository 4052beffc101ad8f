import { randomUUID } from "node:crypto"
import type { Cart } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

const PLENTY = 100
/** Ten are Knex's default for a process. */
const MORE_THAN_CONNECTIONS = 12
const IN_TIME = { timeout: 30_000, interval: 200 }

let admin: Administrator
let testProducts: TestProduct[]
beforeAll(async () => {
  admin = await Administrator.signIn()
  testProducts = (await testProductsOf("checkout")).slice(0, 2)
  // Other files may have sold them out in this shop.
  for (const { sku } of testProducts) await admin.setStock(sku, PLENTY)
})

/** As the admin's form creates it: net by default. @returns the code */
async function promote(method: Record<string, unknown>): Promise<string> {
  const code = `KOD-${randomUUID().slice(0, 8)}`
  await admin.post("/promotions", {
    code,
    type: "standard",
    status: "active",
    is_automatic: false,
    is_tax_inclusive: false,
    application_method: { target_type: "items", allocation: "across", ...method },
  })
  return code
}

async function cartWith(code: string) {
  const buyer = await Buyer.withCart(
    testProducts.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 })),
  )
  const email = `kod-${randomUUID()}@example.com`
  const before = (await buyer.fillIn({ email })).cart
  const { body } = await callStore<{ cart: Cart }>(`/store/carts/${buyer.cartId}/promotions`, {
    body: { promo_codes: [code] },
  })
  return { buyer, email, before, after: body.cart, cart: (await buyer.checkout({})).body.cart }
}

const takenOff = (lines: { adjustments?: { code: string | null; amount: number }[] }[], code: string) =>
  lines
    .flatMap(({ adjustments }) => adjustments ?? [])
    .filter((adjustment) => adjustment.code === code)
    .reduce((sum, { amount }) => sum + amount, 0)

const itemTotal = () => testProducts.reduce((sum, { price }) => sum + price, 0)

describe("a code created in the admin applies to gross prices", () => {
  test("1 000 Ft off takes 1 000 Ft off, also on order, invoice and e-mail", async () => {
    const code = await promote({ type: "fixed", value: 1000, currency_code: "huf" })
    const { buyer, email, before, cart } = await cartWith(code)
    expect(cart.discount_total).toBe(1000)
    expect(before.total - cart.total).toBe(1000)
    expect(takenOff(cart.items, code)).toBe(1000)
    const order = await buyer.buy(cart.total)
    expect([order.total, order.discount_total]).toEqual([cart.total, 1000])
    await (await OrderDesk.for(order.id)).takeMoney()
    const grossOf = async () => {
      const rows = await sql<{ gross: string }>(
        "select data->'totals'->>'gross' as gross from invoice where order_id = $1",
        [order.id],
      )
      return Number(rows[0]?.gross)
    }
    await expect.poll(grossOf, IN_TIME).toBe(cart.total)
    await expect.poll(async () => (await mailsTo(email)).length, IN_TIME).toBeGreaterThan(0)
    const mail = (await mailsTo(email)).find(({ kind }) => kind === "order_placed")
    expect(mail?.text.replaceAll(/\s/g, " ")).toMatch(/-1 000 Ft|−1 000 Ft/)
  })

  test("15 % takes 15 % off the displayed prices", async () => {
    const code = await promote({ type: "percentage", value: 15 })
    const { before, cart } = await cartWith(code)
    const discount = Math.round(itemTotal() * 0.15)
    expect([cart.discount_total, before.total - cart.total, takenOff(cart.items, code)]).toEqual([
      discount,
      discount,
      discount,
    ])
  })

  test("500 Ft off the delivery takes 500 Ft", async () => {
    const code = await promote({
      type: "fixed",
      value: 500,
      currency_code: "huf",
      target_type: "shipping_methods",
      allocation: "across",
    })
    const { before, cart } = await cartWith(code)
    const delivery = before.shipping_total
    expect(before.total - cart.total).toBe(Math.min(500, delivery))
    expect(cart.discount_total).toBe(Math.min(500, delivery))
  })

  test("changed in the admin, and one older than this rule", async () => {
    const code = await promote({ type: "percentage", value: 10 })
    type Promotions = { promotions: { id: string; is_tax_inclusive: boolean }[] }
    const read = async () => (await admin.get<Promotions>(`/promotions?code=${code}`)).promotions[0]
    const id = (await read())?.id
    await admin.post(`/promotions/${id}`, { is_tax_inclusive: false })
    expect((await read())?.is_tax_inclusive).toBe(true)
    await sql("update promotion set is_tax_inclusive = false where id = $1", [id])
    await admin.runJob("gross-promotions")
    await expect.poll(async () => (await read())?.is_tax_inclusive, IN_TIME).toBe(true)
  })
})

test.each([
  [
    "/promotions",
    () => ({
      code: `KOD-${randomUUID()}`,
      type: "standard",
      status: "draft",
      application_method: { type: "percentage", target_type: "order", value: 1, currency_code: "huf" },
    }),
  ],
  ["/price-lists", () => ({ title: "Próba", description: "Próba", status: "draft" })],
])("more %s are changed at once than there are connections to the database", async (path, draft) => {
  const create = async () => {
    const made = await admin.post<Record<string, { id: string }>>(path, draft())
    return `${path}/${Object.values(made)[0]?.id}`
  }
  const made = await Promise.all(Array.from({ length: MORE_THAN_CONNECTIONS }, create))
  await Promise.all(made.map((one) => admin.post(one, { status: "active" })))
  for (const one of made)
    expect(Object.values(await admin.get<object>(one))).toMatchObject([{ status: "active" }])
  await Promise.all(made.map((one) => admin.delete(one)))
})

describe("a code for a category", () => {
  type Products = { products: { id: string; categories: { id: string; mpath: string }[] }[] }

  test("also takes off products of its subcategories, and no others", async () => {
    const ids = testProducts.map(({ productId }) => `id[]=${productId}`).join("&")
    const { products } = await admin.get<Products>(
      `/products?${ids}&fields=id,categories.id,categories.mpath`,
    )
    const pathOf = (one: TestProduct) =>
      products.find(({ id }) => id === one.productId)?.categories[0]?.mpath.split(".") ?? []
    const nested = testProducts.find((one) => pathOf(one).length > 1)
    if (!nested) throw new Error("No test product is in a subcategory.")
    const [top] = pathOf(nested)
    const code = await promote({
      type: "percentage",
      value: 10,
      target_rules: [{ attribute: "items.product.categories.id", operator: "in", values: [top] }],
    })
    const { cart } = await cartWith(code)
    const meant = testProducts.filter((one) => pathOf(one).includes(top ?? ""))
    expect(takenOff(cart.items, code)).toBe(
      meant.reduce((sum, { price }) => sum + Math.round(price * 0.1), 0),
    )
  })
})

test.each([
  { code: "SETA 1000", application_method: { type: "percentage", value: 10 } },
  { code: "TULSOK", application_method: { type: "percentage", value: 150 } },
])("a code that nobody could use is refused: %j", async ({ code, application_method: method }) => {
  const saved = admin.post("/promotions", {
    code,
    type: "standard",
    status: "active",
    application_method: { target_type: "items", allocation: "across", ...method },
  })
  await expect(saved).rejects.toThrow(/400/)
})

test("a code that differs from another one's by small letters only is refused; its own promotion keeps it", async () => {
  const code = `ŐSZ-${randomUUID().slice(0, 8)}`.toUpperCase()
  const saved = (spelling: string) =>
    admin.post<{ promotion: { id: string } }>("/promotions", {
      code: spelling,
      type: "standard",
      status: "draft",
      application_method: { type: "percentage", target_type: "order", value: 1, currency_code: "huf" },
    })
  const { promotion } = await saved(code)
  await expect(saved(code.toLowerCase())).rejects.toThrow(/400/)
  await admin.post(`/promotions/${promotion.id}`, { code: code.toLowerCase() })
})
