import { setTimeout } from "node:timers/promises"
import { expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

const SHOPPERS = 5
const PERCENT = 10
const IN_TIME = { timeout: 40_000, interval: 100 }
const LONGER_THAN_MEDUSA_WAITS_MS = 4_000
const TOO_LATE = expect.arrayContaining([expect.objectContaining({ code: "promotion_invalid" })])

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
  // Orders of scarce products wait for each other anyway.
  await (await Administrator.signIn()).setStock(testProduct.sku, 200)
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
  // The others learn at once why not, as if they had come later.
  for (const { body } of others) expect(body).toMatchObject({ type: "refused", problems: TOO_LATE })
})

test("an order waits for another that counts its use of the same code", async () => {
  const { variantId } = await testProductOf("faults", 4)
  const code = await makeCode()
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  await buyer.redeem(code)
  const { cart } = await buyer.fillIn({ email: "varakozo@example.hu", delivery: "pickup" })
  const order = await withConnection(stack.databaseUrl, async (other) => {
    await other.query(
      `begin; select b.id from promotion_campaign_budget b join promotion p using (campaign_id) where p.code = '${code}' for update of b`,
    )
    const placed = buyer.buy(cart.total)
    const isWaiting = async () =>
      (await other.query("select from pg_locks where not granted")).rows.length > 0
    await expect.poll(isWaiting, IN_TIME).toBe(true)
    await setTimeout(LONGER_THAN_MEDUSA_WAITS_MS)
    await other.query("rollback")
    return await placed
  })
  expect(order.total).toBe(cart.total)
})
