import type { SalePlan, SalePlanRow } from "@porteka/commerce-sdk"
import { addDays, budapestDay } from "@porteka/hungary"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { readProduct, type TestProduct, testProductsOf } from "../fixtures/test-products.ts"

const SOON = { timeout: 30_000, interval: 200 }
const DAYS_KNOWN = 60
const DEARER_THAN_ALL = 1_000_000

let admin: Administrator
let testProducts: TestProduct[]
/** Ids of the price lists created here. */
const made = new Set<string>()

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProducts = (await testProductsOf("admin")).slice(0, 2)
  // The shop of the tests has existed for less than the 30 days of the law.
  await moveHistory(testProducts.map(({ variantId }) => variantId))
})

const shownPrice = async ({ handle, variantId }: TestProduct) =>
  (await readProduct(handle)).variants.find(({ id }) => id === variantId)?.price

async function save(plan: SalePlan): Promise<{ price_list_id: string; count: number }> {
  const saved = await admin.post<{ price_list_id: string; count: number }>("/sale-plans", plan)
  made.add(saved.price_list_id)
  return saved
}

async function moveHistory(variantIds: string[]): Promise<void> {
  await sql(
    "update price_history set valid_from = valid_from - make_interval(days => $2) where variant_id = any($1)",
    [variantIds, DAYS_KNOWN],
  )
}

async function remember(variantId: string, amount: number, daysAgo: number): Promise<void> {
  await sql(
    `insert into price_history (variant_id, currency_code, valid_from, amount, source)
       values ($1, 'huf', now() - make_interval(days => $3), $2, 'base')`,
    [variantId, amount, daysAgo],
  )
}

const today = () => budapestDay(new Date())

const planOf = (products: TestProduct[], more: Partial<SalePlan> = {}): SalePlan => ({
  title: "Próbaakció",
  products: { kind: "products", ids: products.map(({ productId }) => productId) },
  cut: { kind: "percent", percent: 20 },
  prices: {},
  starts_on: today(),
  ends_on: null,
  ...more,
})

async function preview(plan: SalePlan): Promise<SalePlanRow[]> {
  return (await admin.post<{ rows: SalePlanRow[] }>("/sale-plans/preview", plan)).rows
}

const rowOf = (rows: SalePlanRow[], { variantId }: TestProduct) =>
  rows.find(({ variant_id }) => variant_id === variantId)

const send = (path: string, body: unknown, headers = admin.headers) =>
  fetch(`${stack.backendUrl}/admin/sale-plans${path}`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  })

describe("a sale is previewed before it is created", () => {
  test("the preview matches what the shop then shows", async () => {
    const [one] = testProducts as [TestProduct]
    const plan = planOf([one])
    const row = rowOf(await preview(plan), one)
    const sale = Math.floor((one.price * 80) / 100)
    expect(row).toMatchObject({
      price_now: one.price,
      regular_price: one.price,
      sale_price: sale,
      lowest_price: one.price,
      percent: Math.floor(((one.price - sale) * 100) / one.price),
      problem: null,
    })
    const { price_list_id: id } = await save(plan)
    await expect
      .poll(() => shownPrice(one), SOON)
      .toEqual({
        amount: sale,
        reference_amount: row?.lowest_price,
        percent: row?.percent,
      })
    const page = await new Shopper().open(`/hu/product/${one.handle}?variant=${encodeURIComponent(one.sku)}`)
    expect(textOf(page.text)).toContain(`${row?.percent}%`)
    type Lists = { price_list: { type: string; status: string; starts_at: string; ends_at: string | null } }
    const { price_list: list } = await admin.get<Lists>(`/price-lists/${id}`)
    expect(list).toMatchObject({ type: "sale", status: "active", ends_at: null })
    expect(budapestDay(list.starts_at)).toBe(today())
  })

  test("a price that was as low within the 30 days before is reported as not being a discount", async () => {
    const [, other] = testProducts as [TestProduct, TestProduct]
    const cheap = Math.round(other.price * 0.5)
    await remember(other.variantId, cheap, 10)
    await remember(other.variantId, other.price, 5)
    expect(rowOf(await preview(planOf([other])), other)).toMatchObject({
      lowest_price: cheap,
      percent: null,
      problem: "not_below_lowest",
    })
    // Ended long enough ago by then.
    const later = planOf([other], { starts_on: addDays(today(), 40), ends_on: addDays(today(), 50) })
    expect(rowOf(await preview(later), other)).toMatchObject({ lowest_price: other.price, problem: null })
  })

  test("prices typed by hand have priority, variants without a reduction are left out", async () => {
    const [, other] = testProducts as [TestProduct, TestProduct]
    const plan = planOf([other], {
      cut: { kind: "amount", amount: DEARER_THAN_ALL },
      starts_on: addDays(today(), 60),
    })
    expect(rowOf(await preview(plan), other)?.problem).toBe("not_lower")
    expect((await send("", plan)).status).toBe(400)
    const typed = { ...plan, prices: { [other.variantId]: other.price - 100 } }
    expect(rowOf(await preview(typed), other)).toMatchObject({ sale_price: other.price - 100 })
    const dated = { ...typed, ends_on: addDays(today(), 61) }
    const [saved, again] = await Promise.all([save(dated), save(dated)])
    expect(saved.count).toBe(1)
    // Sent twice at once, or again later, it is one sale: the owner would end one of two.
    expect(again).toEqual(saved)
    expect(await save(dated)).toEqual(saved)
    const cheaper = { ...dated, prices: { [other.variantId]: other.price - 200 } }
    expect((await save(cheaper)).price_list_id).not.toBe(saved.price_list_id)
  })

  test("a category includes those below it; a collection all its products", async () => {
    const { product_categories: categories } = await admin.get<{
      product_categories: { id: string; handle: string }[]
    }>("/product-categories?handle=keramia")
    const plan = planOf([], { products: { kind: "category", id: categories[0]?.id ?? "" } })
    const inCategory = new Set((await preview(plan)).map(({ product_id }) => product_id))
    expect(inCategory.size).toBeGreaterThan(1)
    const { collections } = await admin.get<{ collections: { id: string }[] }>(
      "/collections?handle=kekfesto-tortenetek",
    )
    const rows = await preview(planOf([], { products: { kind: "collection", id: collections[0]?.id ?? "" } }))
    expect(rows.length).toBeGreaterThan(0)
  })

  test.each<[string, Partial<Record<keyof SalePlan, unknown>>]>([
    ["no products", { products: { kind: "products", ids: [] } }],
    ["products that are not there", { products: { kind: "category", id: "pcat_none" } }],
    ["a start in the past", { starts_on: "2020-01-01" }],
    ["no date", { starts_on: "tomorrow" }],
    ["an end before the start", { ends_on: "2020-01-01" }],
    ["nothing off", { cut: { kind: "percent", percent: 0 } }],
    ["everything off", { cut: { kind: "percent", percent: 100 } }],
    ["part of a forint", { cut: { kind: "amount", amount: 99.5 } }],
    ["no name", { title: " " }],
    ["something else", { currency: "eur" } as never],
  ])("%s is refused", async (_, part) => {
    for (const path of ["", "/preview"])
      expect([path, (await send(path, { ...planOf(testProducts), ...part })).status]).toEqual([path, 400])
  })

  // The last test with sales, because other files sell these products at their regular price.
  test("deleting a sale restores the price", async () => {
    for (const id of made) await admin.delete(`/price-lists/${id}`)
    for (const product of testProducts)
      await expect
        .poll(() => shownPrice(product), SOON)
        .toMatchObject({ amount: product.price, percent: null })
  })

  test("is for the staff only", async () => {
    expect((await send("/preview", planOf(testProducts), {} as never)).status).toBe(401)
  })
})
