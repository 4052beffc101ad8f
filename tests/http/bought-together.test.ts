import type { CatalogueProductAnswer } from "@porteka/commerce-sdk"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { readProduct, type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"
import { ask } from "./catalogue-api.ts"
import { addToCart } from "./storefront-cart-form.ts"

/**
 * Products that several buyers had in one order are shown together; pairs with only two buyers would reveal
 * something about them and are not shown.
 */

const SOON = { timeout: 30_000, interval: 200 }
const TITLE = { hu: "Ezeket gyakran együtt veszik", en: "Frequently bought together" }
const PLENTY = 60
const SUGGESTION_CHARACTERS = 80

let admin: Administrator
let testProducts: [TestProduct, TestProduct, TestProduct]
beforeAll(async () => {
  admin = await Administrator.signIn()
  const [, , one, other, , third] = await testProductsOf("checkout")
  if (!one || !other || !third) throw new Error("There are too few products to buy.")
  testProducts = [one, other, third]
  for (const { sku } of testProducts) await admin.setStock(sku, PLENTY)
})

async function buy(email: string, bought: TestProduct[]): Promise<void> {
  const lines = bought.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }))
  const buyer = await Buyer.withCart(lines)
  await buyer.buy((await buyer.fillIn({ email, delivery: "pickup" })).cart.total)
}

async function togetherWith({ handle }: TestProduct): Promise<string[]> {
  const { body } = await ask<CatalogueProductAnswer>(
    `products/${handle}?locale=hu&related=4&bought_together=8`,
  )
  const together = body.bought_together.map(({ id }) => id)
  expect(body.related.filter(({ id }) => together.includes(id))).toEqual([])
  // Other files buy some of these products, together with others.
  return together.filter((id) => testProducts.some(({ productId }) => productId === id))
}

const count = () => admin.runJob("bought-together")
const pageOf = async ({ handle }: TestProduct, language: string) =>
  textOf((await new Shopper().open(`/${language}/product/${handle}`)).text)

test("products of three buyers' orders are shown together while they are available", async () => {
  const [one, other, third] = testProducts
  expect(await pageOf(one, "hu")).not.toContain(TITLE.hu)
  for (const name of ["egy", "ketto", "negy"]) await buy(`${name}@example.com`, [one, other])
  // Two buyers, one of them twice, are too few to be shown.
  for (const name of ["egy", "ketto", "KETTO"]) await buy(`${name}@example.com`, [one, third])
  await count()
  await expect.poll(() => togetherWith(one), SOON).toEqual([other.productId])
  expect(await togetherWith(other)).toEqual([one.productId])
  expect(await togetherWith(third)).toEqual([])
  for (const [language, title] of Object.entries(TITLE))
    await expect.poll(() => pageOf(one, language), SOON).toContain(title)

  const shopper = new Shopper()
  await addToCart(shopper, one)
  expect(await firstSuggestion(shopper)).toContain(other.title)

  await sellOut(other)
  await expect.poll(() => pageOf(one, "hu"), SOON).not.toContain(TITLE.hu)
  await admin.setStock(other.sku, PLENTY)
  await expect.poll(() => pageOf(one, "hu"), SOON).toContain(TITLE.hu)

  await sql(`update "order" set status = 'canceled' where lower(email) = 'negy@example.com'`)
  await count()
  await expect.poll(() => togetherWith(one), SOON).toEqual([])
  await expect.poll(() => pageOf(one, "hu"), SOON).not.toContain(TITLE.hu)
})

/** The first suggestion of the cart page, with its heading. */
async function firstSuggestion(shopper: Shopper): Promise<string> {
  const text = textOf((await shopper.open("/hu/cart")).text)
  const start = text.indexOf("Jól megy hozzá")
  return start === -1 ? "" : text.slice(start, start + SUGGESTION_CHARACTERS)
}

/** All variants, because only then is the product sold out. */
async function sellOut({ handle }: TestProduct): Promise<void> {
  const { variants } = await readProduct(handle)
  for (const { sku } of variants) if (sku !== null) await admin.setStock(sku, 0)
}
