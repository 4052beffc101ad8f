import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { addToCart, cartProducts, sessionOf } from "./storefront-cart-form.ts"

let testProduct: Awaited<ReturnType<typeof cartProducts>>
let shopper: Shopper

beforeAll(async () => {
  testProduct = await cartProducts()
})

beforeEach(() => {
  shopper = new Shopper()
})

describe("promotion codes", () => {
  let administrator: Administrator
  const expired = `LEJART${Date.now()}`
  const draft = `VAZLAT${Date.now()}`
  const method = { type: "percentage", target_type: "items", allocation: "across", value: 50 }

  beforeAll(async () => {
    administrator = await Administrator.signIn()
    const year = new Date().getFullYear()
    const campaign = {
      name: expired,
      campaign_identifier: expired,
      starts_at: `${year - 2}-01-01T00:00:00Z`,
      ends_at: `${year - 1}-01-01T00:00:00Z`,
    }
    const common = { type: "standard", application_method: method }
    await administrator.post("/promotions", { ...common, code: expired, status: "active", campaign })
    await administrator.post("/promotions", { ...common, code: draft, status: "draft" })
  })

  const apply = (code: string) => shopper.post("/hu/cart", { intent: "apply-promotion", code })

  test("UDVOZLET10 takes 10% off, in any spelling, and can be removed", async () => {
    await addToCart(shopper, testProduct(0), "2")
    expect((await apply(" udvozlet10 ")).status).toBe(303)
    const page = await shopper.open("/hu/cart")
    const full = 2 * testProduct().price
    expect(textOf(page.text)).toContain("UDVOZLET10")
    expect((await sessionOf(shopper)).cart?.total).toBe(full - Math.round(full / 10))
    await shopper.submit(page, ({ fields }) => fields.intent === "remove-promotion")
    expect((await sessionOf(shopper)).cart?.total).toBe(full)
  })

  test("INGYENSZALLITAS is accepted before a delivery method is chosen", async () => {
    await addToCart(shopper, testProduct(0))
    expect((await apply("INGYENSZALLITAS")).status).toBe(303)
    expect(textOf((await shopper.open("/hu/cart")).text)).toContain("INGYENSZALLITAS")
    expect((await sessionOf(shopper)).cart?.total).toBe(testProduct().price)
  })

  test("an unknown, an expired and an unpublished code get the same answer", async () => {
    await addToCart(shopper, testProduct(0))
    for (const code of ["NINCSILYEN", expired, draft]) {
      const answer = await apply(code)
      expect([code, answer.status]).toEqual([code, 400])
      expect(textOf(answer.text)).toContain("Ez nem érvényes kuponkód vagy ajándékutalvány")
    }
    expect((await sessionOf(shopper)).cart?.total).toBe(testProduct().price)
  })

  test("an invalid code is refused", async () => {
    await addToCart(shopper, testProduct(0))
    for (const code of ["", "   ", "A'; --", "x".repeat(65), "<b>", "🍯"]) {
      expect([code, (await apply(code)).status]).toEqual([code, 400])
    }
  })
})
