import type { AdminOrder } from "@medusajs/types"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { readProduct, type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

/** A producer's guarantee of more than two years ("GARAN"): shown before the purchase, and kept with the order. */

const SOON = { timeout: 20_000, interval: 200 }

const GARAN = { years: 5, producer: "Kővári Fazekasműhely", model: "K-12" }
const WORDS = {
  hu: {
    label: "GARAN: a gyártó 5 év jótállása",
    text: "Gyártó: Kővári Fazekasműhely, típus: K-12.",
    order: "A gyártó jótállása: 5 év (Kővári Fazekasműhely, K-12)",
  },
  en: {
    label: "GARAN: 5 years of guarantee by the producer",
    text: "Producer: Kővári Fazekasműhely, model: K-12.",
    order: "Producer’s guarantee: 5 years (Kővári Fazekasműhely, K-12)",
  },
} as const

let admin: Administrator
let testProduct: TestProduct

const promise = async (garan: unknown) => {
  await admin.post(`/products/${testProduct.productId}`, { metadata: { garan } })
  const shown = async () => (await readProduct(testProduct.handle)).garan
  await vi.waitFor(async () => expect(await shown()).toEqual(garan || null), SOON)
}

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("admin", 3)
  await admin.setStock(testProduct.sku, 50)
  await promise(GARAN)
})

afterAll(async () => {
  await promise("")
  await admin.setStock(testProduct.sku, testProduct.stock)
})

describe.each(TEST_LOCALES)("in %s", (language) => {
  const words = WORDS[language]

  test("it stands on the product's page, before the order button, and on the order that keeps it", async () => {
    const page = textOf((await new Shopper().open(`/${language}/product/${testProduct.handle}`)).text)
    expect(page).toContain(words.label)
    expect(page).toContain(words.text)

    const shopper = new Shopper()
    await fillCart(shopper, language, [testProduct])
    const choice = { delivery: "pickup", payment: "bank_transfer" } as const
    const summary = await giveDetails(shopper, language, choice, newPerson())
    expect(textOf(summary.text)).toContain(words.text)
    expect(summary.text.indexOf(words.text)).toBeLessThan(summary.text.indexOf('name="terms"'))
    const confirmation = await pressOrderButton(shopper, summary)
    expect(textOf(confirmation.text)).toContain(words.order)

    await promise({ ...GARAN, years: 3 })
    expect(textOf((await shopper.open(confirmation.path)).text)).toContain(words.order)
    await promise(GARAN)
  })
})

describe("an order's line", () => {
  const lineOf = async (payment: "bank_transfer" | undefined, code?: string) => {
    const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
    if (code) await buyer.redeem(code)
    const { cart } = await buyer.fillIn({ email: "garan@example.com", ...(payment && { payment }) })
    const placed = await buyer.buy(cart.total)
    const { order } = await admin.get<{ order: AdminOrder }>(`/orders/${placed.id}?fields=*items`)
    return order.items[0]
  }

  test("keeps it however the order is placed", async () => {
    expect((await lineOf("bank_transfer"))?.metadata).toMatchObject({ garan: GARAN })
    expect((await lineOf("bank_transfer", "UDVOZLET10"))?.metadata).toMatchObject({ garan: GARAN })
  })

  test("takes none from a caller", async () => {
    const body = { variant_id: testProduct.variantId, quantity: 1, metadata: { garan: GARAN } }
    const { body: made } = await callStore<{ cart: { id: string } }>("/store/carts", { body: {} })
    expect((await callStore(`/store/carts/${made.cart.id}/line-items`, { body })).status).toBe(400)
  })
})
