import { setTimeout as delay } from "node:timers/promises"
import { beforeAll, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { newGiftCard } from "../fixtures/gift-card.ts"
import { seededRandom } from "../fixtures/seeded-random.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { faultSettings } from "./fault-settings.ts"
import { backend, openShop } from "./fault-shop.ts"
import { isFinished } from "./interruption.ts"
import { countOrders, violationsAfterRepairs } from "./invariants.ts"
import { type PlannedPurchase, ResumedPurchase } from "./resumed-purchase.ts"

const ROUNDS = faultSettings.isLong ? 20 : 4
/** Number of buyers who press the order button at the same time, so that the kill interrupts all of them. */
const SHOPPERS = 4
/** Number of shoppers who never return: their orders have to be repaired without them. */
const GONE = 1
const PLENTY = 10_000
/** More than any of these purchases costs. */
const CARD_VALUE = 1_000_000
const PATIENCE_MS = 60_000

const random = seededRandom(faultSettings.seed)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

let testProducts: TestProduct[]
let placeOrderMs: number

/** Some are paid completely by gift card: for a total of zero the payment is never authorized. */
async function drawPlan(): Promise<PlannedPurchase> {
  const first = pick(testProducts)
  const second = pick(testProducts)
  const lines = [first, ...(second === first ? [] : [second])].map(({ variantId }) => ({
    variant_id: variantId,
    quantity: 1 + Math.floor(random() * 2),
  }))
  if (random() < 0.25)
    return { lines, delivery: "pickup", payment: "bank_transfer", discount: await newGiftCard(CARD_VALUE) }
  return {
    lines,
    delivery: pick(["courier", "pickup"] as const),
    payment: pick(["card", "card", "bank_transfer", "cash_on_delivery"] as const),
    ...(random() < 0.3 ? { discount: "UDVOZLET10" } : {}),
  }
}

beforeAll(async () => {
  await openShop()
  testProducts = (await testProductsOf("faults")).slice(0, 5)
  const admin = await Administrator.signIn()
  for (const { sku } of testProducts) await admin.setStock(sku, PLENTY)

  const first = new ResumedPurchase(await drawPlan())
  await first.fillIn()
  const startedAt = performance.now()
  await first.placeOrder()
  placeOrderMs = performance.now() - startedAt
})

test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
  `the back end is killed while orders are placed, round %i of seed ${faultSettings.seed}`,
  async () => {
    const ready: ResumedPurchase[] = []
    while (ready.length < SHOPPERS) ready.push(new ResumedPurchase(await drawPlan()))
    await Promise.all(ready.map((purchase) => purchase.fillIn()))
    const beginning = new ResumedPurchase(await drawPlan())

    const everybody = [...ready.map((purchase) => purchase.placeOrder()), beginning.goOn()].map(isFinished)
    await delay(random() * SHOPPERS * placeOrderMs)
    await backend.kill()
    await Promise.all(everybody)
    await backend.start()

    const returning = [...ready.slice(GONE), beginning]
    for (const purchase of returning) {
      expect(await waitUntil(() => isFinished(purchase.goOn()), PATIENCE_MS)).toBe(true)
      // A second press finds the order.
      await purchase.placeOrder()
      expect(purchase.orderId).toMatch(/^order_/)
    }
    expect(new Set(returning.map(({ orderId }) => orderId)).size).toBe(returning.length)
  },
)

test("every order is complete after the repairs, and nothing is left of half-made ones", async () => {
  expect(await violationsAfterRepairs()).toEqual([])
  expect(await countOrders()).toBeGreaterThan(ROUNDS * (SHOPPERS - GONE))
})
