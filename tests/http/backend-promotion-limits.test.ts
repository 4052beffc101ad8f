import { expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

const SHOPPERS = 5
const PERCENT = 10

/** A code that can be used once. */
async function makeCode(): Promise<string> {
  const admin = await Administrator.signIn()
  const code = `EGYSZER${Date.now()}`
  await admin.post("/promotions", {
    code,
    type: "standard",
    status: "active",
    is_tax_inclusive: true,
    campaign: {
      name: code,
      campaign_identifier: code,
      budget: { type: "usage", limit: 1 },
    },
    application_method: {
      type: "percentage",
      target_type: "items",
      allocation: "across",
      value: PERCENT,
      currency_code: "huf",
    },
  })
  return code
}

test("a code for one use applies to one order, even with simultaneous clicks", async () => {
  const testProduct = await testProductOf("faults", 4)
  const code = await makeCode()
  const carts = await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, index) => {
      const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
      await buyer.redeem(code)
      const { cart } = await buyer.fillIn({ email: `kupon${index}@example.hu`, delivery: "pickup" })
      expect(cart.discount_total).toBeGreaterThan(0)
      return { buyer, total: cart.total }
    }),
  )
  const answers = await Promise.all(carts.map(({ buyer, total }) => buyer.placeOrder(total)))
  const discounted = answers.filter(({ body }) => body.type === "order" && body.order.discount_total > 0)
  expect(discounted).toHaveLength(1)
  const others = answers.filter((answer) => !discounted.includes(answer))
  expect(others.filter(({ status }) => status >= 500)).toEqual([])
  expect(others.filter(({ body }) => body.type === "order")).toEqual([])
})
