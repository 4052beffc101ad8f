import { beforeAll, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { newGiftCard } from "../fixtures/gift-card.ts"
import { seededRandom } from "../fixtures/seeded-random.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { faultSettings } from "./fault-settings.ts"
import { backend, openShop } from "./fault-shop.ts"
import { countHeld, holdWrites, releaseWrites, type Write } from "./held-writes.ts"
import { isFinished } from "./interruption.ts"
import { violationsAfterRepairs } from "./invariants.ts"
import { ResumedPurchase } from "./resumed-purchase.ts"

const HELD_TIMEOUT_MS = 30_000
const PATIENCE_MS = 60_000
const IN_SHORT = 2
const PLENTY = 10_000
/** Less than the price of the products, so that something is left to pay. */
const CARD_VALUE = 500

/** The rows of an order, in the order in which they are written; some at the same time. */
const WRITES: Write[] = [
  { table: "order", when: "insert" },
  { table: "order_cart", when: "insert" },
  { table: "cart", when: "update", of: "completed_at" },
  { table: "reservation_item", when: "insert" },
  { table: "inventory_level", when: "update", of: "reserved_quantity" },
  { table: "promotion_campaign_budget", when: "update", of: "used" },
  { table: "order_payment_collection", when: "insert" },
  { table: "payment_session", when: "update", of: "status" },
  { table: "outgoing_mail", when: "insert" },
]

/** Medusa has captured the payment, but not yet recorded it in the order's collection. */
const CAPTURE: Write = { table: "payment_collection", when: "update", of: "captured_amount" }

const random = seededRandom(faultSettings.seed)
const drawn = WRITES.map((write) => ({ write, lot: random() })).sort((a, b) => a.lot - b.lot)
const chosen = [
  CAPTURE,
  ...(faultSettings.isLong ? WRITES : drawn.slice(0, IN_SHORT).map(({ write }) => write)),
]

let testProducts: TestProduct[]

beforeAll(async () => {
  await openShop()
  testProducts = (await testProductsOf("faults")).slice(0, 2)
  const admin = await Administrator.signIn()
  for (const { sku } of testProducts) await admin.setStock(sku, PLENTY)
})

/** Without a discount, an order by bank transfer is written with one statement instead of step by step. */
const newPurchase = (payment: "card" | "bank_transfer", discount?: string) =>
  new ResumedPurchase({
    lines: testProducts.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 })),
    delivery: "courier",
    payment,
    ...(discount ? { discount } : {}),
  })

test.each(chosen)("the back end is killed just before it writes $table", async (write) => {
  const returning = newPurchase("bank_transfer", await newGiftCard(CARD_VALUE))
  const atOnce = newPurchase("bank_transfer")
  const gone = newPurchase("card", await newGiftCard(CARD_VALUE))
  await Promise.all([returning, atOnce, gone].map((purchase) => purchase.fillIn()))
  await holdWrites(write)
  const pressed = [returning, atOnce, gone].map((purchase) => isFinished(purchase.placeOrder()))
  const isMet = await waitUntil(async () => (await countHeld()) > 0, HELD_TIMEOUT_MS)
  await backend.kill()
  await releaseWrites(write)
  await Promise.all(pressed)
  expect(isMet).toBe(true)

  await backend.start()
  for (const purchase of [returning, atOnce]) {
    expect(await waitUntil(() => isFinished(purchase.goOn()), PATIENCE_MS)).toBe(true)
    expect(purchase.orderId).toMatch(/^order_/)
    const seen = purchase.orderId
    await purchase.placeOrder()
    expect(purchase.orderId).toBe(seen)
  }
})

test("every order is complete after the repairs, and nothing is left of half-made ones", async () => {
  expect(await violationsAfterRepairs()).toEqual([])
})
