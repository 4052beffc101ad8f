import { randomUUID } from "node:crypto"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import type { TestProduct } from "../fixtures/test-products.ts"
import { addToCart, cartProducts, sessionOf } from "./storefront-cart-form.ts"

let testProduct: Awaited<ReturnType<typeof cartProducts>>
let admin: Administrator
let shopper: Shopper

beforeAll(async () => {
  testProduct = await cartProducts()
  admin = await Administrator.signIn()
})

beforeEach(() => {
  shopper = new Shopper()
})

const YEAR = new Date().getFullYear()

const onlyFor = ({ productId }: TestProduct) => ({
  target_rules: [{ attribute: "items.product.id", operator: "eq", values: [productId] }],
})

/** @returns a code with 10% off the products, and its promotion */
async function makeCode(
  more: Record<string, unknown> = {},
  method: Record<string, unknown> = {},
): Promise<{ code: string; id: string }> {
  const code = `LINK-${randomUUID().slice(0, 8)}`.toUpperCase()
  const { promotion } = await admin.post<{ promotion: { id: string } }>("/promotions", {
    code,
    type: "standard",
    status: "active",
    application_method: {
      type: "percentage",
      target_type: "items",
      allocation: "across",
      value: 10,
      ...method,
    },
    ...more,
  })
  return { code, id: promotion.id }
}

const campaign = (code: string, dates: Record<string, string>) => ({
  campaign: { name: code, campaign_identifier: code, ...dates },
})

const withTenthOff = (price: number) => price - Math.round(price / 10)
const follow = (code: string, language = "hu") => shopper.open(`/${language}/coupon/${code}`)

describe("a coupon's link", () => {
  test("applies the code to a cart with products and redirects there, however often it is opened", async () => {
    const { code } = await makeCode()
    await addToCart(shopper, testProduct(0))
    for (const _ of ["first", "again"]) {
      const page = await follow(code.toLowerCase())
      expect(page.path).toBe(`/hu/cart?coupon=${code}`)
      expect(textOf(page.text)).toContain(`Beváltottuk a kuponját: ${code}`)
    }
    expect((await sessionOf(shopper)).cart?.total).toBe(withTenthOff(testProduct().price))
  })

  test.each([
    ["hu", "Kuponja várja Önt"],
    ["en", "is waiting for you"],
  ])("waits in %s for the first product, and is applied to it", async (language, words) => {
    const { code } = await makeCode()
    const page = await follow(code, language)
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "private, no-store"])
    expect(textOf(page.text)).toContain(words)
    const cart = await shopper.open((await addToCart(shopper, testProduct(0))).headers.location ?? "")
    expect(cart.path).toContain(`coupon=${code}`)
    expect((await sessionOf(shopper)).cart?.total).toBe(withTenthOff(testProduct().price))
  })

  test("waits until the cart meets its conditions, can be left out, and is not added again after it was removed", async () => {
    const { code } = await makeCode({}, onlyFor(testProduct(1)))
    await follow(code)
    await addToCart(shopper, testProduct(0))
    const waiting = await shopper.open("/hu/cart")
    expect(textOf(waiting.text)).toContain(`Kuponja vár: ${code}`)
    await addToCart(shopper, testProduct(1))
    const prices = [testProduct(0).price, testProduct(1).price] as const
    expect((await sessionOf(shopper)).cart?.total).toBe(prices[0] + withTenthOff(prices[1]))
    await shopper.submit(await shopper.open("/hu/cart"), ({ fields }) => fields.intent === "remove-promotion")
    await addToCart(shopper, testProduct(0))
    expect((await sessionOf(shopper)).cart?.total).toBe(2 * prices[0] + prices[1])
  })

  test("a waiting one can be removed with a button", async () => {
    const { code } = await makeCode({}, onlyFor(testProduct(1)))
    await addToCart(shopper, testProduct(0))
    const waiting = await follow(code)
    expect(waiting.path).toBe("/hu/cart")
    const after = await shopper.submit(waiting, ({ fields }) => fields.intent === "remove-promotion")
    expect(textOf(after.text)).not.toContain(code)
  })

  test("explains for each kind of code why it cannot be used", async () => {
    const expired = await makeCode(
      campaign(`E${randomUUID()}`, {
        starts_at: `${YEAR - 2}-01-01T00:00:00Z`,
        ends_at: `${YEAR - 1}-01-01T00:00:00Z`,
      }),
    )
    const upcoming = await makeCode(
      campaign(`U${randomUUID()}`, { starts_at: `${YEAR + 1}-01-01T00:00:00Z` }),
    )
    const usedUp = await makeCode({
      campaign: { ...campaign(`F${randomUUID()}`, {}).campaign, budget: { type: "usage", limit: 0 } },
    })
    const draft = await makeCode({ status: "draft" })
    for (const [code, status, words] of [
      [expired.code, 410, "Ez a kupon már nem érvényes"],
      [upcoming.code, 200, "Ez a kupon még nem váltható be"],
      [usedUp.code, 410, "Ez a kupon elfogyott"],
      [draft.code, 404, "Ilyen kuponunk nincs"],
      ["NINCSILYEN", 404, "Ilyen kuponunk nincs"],
      ["%3Cb%3E", 404, "Ilyen kuponunk nincs"],
      ["x".repeat(65), 404, "Ilyen kuponunk nincs"],
    ] as const) {
      const page = await follow(code)
      expect([code, page.status, page.setCookies]).toEqual([code, status, []])
      expect(textOf(page.text)).toContain(words)
    }
  })
})

describe("the back end", () => {
  test("returns the links of a code to the staff only", async () => {
    const { code, id } = await makeCode()
    const { links } = await admin.get<{ links: { locale: string; url: string }[] }>(`/coupon-links/${id}`)
    expect(links.map(({ locale, url }) => [locale, new URL(url).pathname])).toEqual([
      ["hu", `/hu/coupon/${code}`],
      ["en", `/en/coupon/${code}`],
    ])
    expect((await fetch(`${stack.backendUrl}/admin/coupon-links/${id}`)).status).toBe(401)
  })
})
