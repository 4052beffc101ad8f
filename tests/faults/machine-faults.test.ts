import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { backendAddress, cardSandboxAddress } from "../../tools/stack/app-environment.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { Cable } from "../fixtures/cable.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { seededRandom } from "../fixtures/seeded-random.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { faultSettings } from "./fault-settings.ts"
import { backend, freezeDatabase, openShop, storefront } from "./fault-shop.ts"
import { fillDisk, freeDisk } from "./full-disk.ts"
import { isFinished } from "./interruption.ts"
import { violationsAfterRepairs } from "./invariants.ts"
import { type PlannedPurchase, ResumedPurchase } from "./resumed-purchase.ts"

/** Faults of a machine and its network during purchases: every process stays alive, but does not work. */

const ROUNDS = faultSettings.isLong ? 5 : 1
const BUYERS = 3
const PLENTY = 10_000
const MOST_OF_A_PURCHASE_MS = 1_500
const CUT_MS = 3_000
/** Longer than the database is silent in the other tests. */
const SILENCE_SECONDS = 8
const STALLS = 10
const STALLED_MS = 400
const RUNNING_MS = 150
const PATIENCE_MS = 60_000

const random = seededRandom(faultSettings.seed)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

let cables: Record<"the database" | "the card provider" | "the back end", Cable>
let testProducts: TestProduct[]

beforeAll(async () => {
  const { stack: settings } = faultSettings
  const cardProvider = cardSandboxAddress(settings)
  cables = {
    "the database": await Cable.to(stack.databaseUrl),
    "the card provider": await Cable.to(cardProvider),
    "the back end": await Cable.to(backendAddress(settings)),
  }
  await openShop({
    backend: {
      DATABASE_URL: cables["the database"].via(stack.databaseUrl),
      CARD_API_URL: cables["the card provider"].via(cardProvider),
      DATABASE_SILENCE_SECONDS: String(SILENCE_SECONDS),
      NODE_OPTIONS: `--import=${fileURLToPath(new URL("jumping-clock.mjs", import.meta.url))}`,
    },
    storefront: { BACKEND_URL: cables["the back end"].via(backendAddress(settings)) },
  })
  testProducts = (await testProductsOf("faults")).slice(0, BUYERS)
  const admin = await Administrator.signIn()
  for (const { sku } of testProducts) await admin.setStock(sku, PLENTY)
})

afterAll(async () => {
  // Nothing is left at the other end of its cables.
  await Promise.all([backend.stop(), storefront.stop()])
  await Promise.all(Object.values(cables).map((cable) => cable.close()))
})

/** Buyers at the order button, each with another payment method. */
async function readyBuyers(): Promise<ResumedPurchase[]> {
  const payments: PlannedPurchase["payment"][] = ["card", "bank_transfer", "cash_on_delivery"]
  const buyers = testProducts.map(({ variantId }, index) => {
    const lines = [{ variant_id: variantId, quantity: 1 + Math.floor(random() * 2) }]
    return new ResumedPurchase({
      lines,
      delivery: "courier",
      payment: payments[index % payments.length] ?? "card",
    })
  })
  await Promise.all(buyers.map((buyer) => buyer.fillIn()))
  return buyers
}

/** All of them get their order, and a second press finds the same one. */
async function expectOrders(buyers: ResumedPurchase[]): Promise<void> {
  for (const buyer of buyers) {
    expect(await waitUntil(() => isFinished(buyer.goOn()), PATIENCE_MS)).toBe(true)
    await buyer.placeOrder()
    expect(buyer.orderId).toMatch(/^order_/)
  }
  expect(new Set(buyers.map(({ orderId }) => orderId)).size).toBe(buyers.length)
}

const CUTS = (["the database", "the card provider"] as const).flatMap((other) =>
  rounds.map((round) => [other, round] as const),
)

test.each(CUTS)(
  `the back end cannot reach %s in the middle of orders, round %i of seed ${faultSettings.seed}`,
  async (other) => {
    const buyers = await readyBuyers()
    const cable = cables[other]
    const pressed = buyers.map((buyer) => isFinished(buyer.placeOrder()))
    await delay(random() * MOST_OF_A_PURCHASE_MS)
    cable.cut()
    await delay(CUT_MS)
    if (random() < 0.5) cable.mend()
    else cable.mendWithoutThem()
    await Promise.all(pressed)
    await expectOrders(buyers)
  },
)

test("the database is replaced, and the connections to the old one are never closed", async () => {
  const buyers = await readyBuyers()
  const cable = cables["the database"]
  const pressed = buyers.map((buyer) => isFinished(buyer.placeOrder()))
  await delay(random() * MOST_OF_A_PURCHASE_MS)
  cable.cut()
  await delay(CUT_MS)
  cable.mendForNewOnes()
  await expectOrders(buyers)
  await Promise.all(pressed)
})

/** @returns the page of the order, even if the button had to be pressed again */
async function pressUntilOrdered(shopper: Shopper, summary: Answer): Promise<Answer> {
  let answer = summary
  const isOrdered = async () => {
    answer = await pressOrderButton(shopper, summary)
    return answer.status === 200
  }
  expect(await waitUntil(isOrdered, PATIENCE_MS)).toBe(true)
  return answer
}

test.each(rounds)("the storefront cannot reach the back end during an order, round %i", async () => {
  const [shopper, visitor] = [new Shopper(), new Shopper()]
  await visitor.send("/hu")
  await fillCart(shopper, "hu", testProducts)
  const choice = { delivery: "pickup", payment: "bank_transfer" } as const
  const summary = await giveDetails(shopper, "hu", choice, newPerson())
  const pressed = pressOrderButton(shopper, summary)
  await delay(random() * MOST_OF_A_PURCHASE_MS)
  cables["the back end"].cut()
  try {
    expect((await visitor.send("/hu")).status).toBe(200)
    await delay(CUT_MS)
  } finally {
    pick([() => cables["the back end"].mend(), () => cables["the back end"].mendWithoutThem()])()
  }
  // The shopper always gets an answer: the order, or that it is not known yet.
  const first = await pressed
  const answer = first.status === 200 ? first : await pressUntilOrdered(shopper, summary)
  expect(answer.path).toContain("/order-confirmation/")
})

test.each(rounds)("the database's disk stalls repeatedly during orders, round %i", async () => {
  const buyers = await readyBuyers()
  const pressed = buyers.map((buyer) => isFinished(buyer.placeOrder()))
  for (let stall = 0; stall < STALLS; stall += 1) {
    const thaw = await freezeDatabase()
    await delay(STALLED_MS)
    thaw()
    await delay(RUNNING_MS)
  }
  await Promise.all(pressed)
  await expectOrders(buyers)
})

test.each(rounds)("the database's disk is full during orders, round %i", async () => {
  const shopper = new Shopper()
  const page = await shopper.open(`/hu/product/${testProducts[0]?.handle}?variant=${testProducts[0]?.sku}`)
  const buyers = await readyBuyers()
  const pressed = buyers.map((buyer) => isFinished(buyer.placeOrder()))
  await delay(random() * MOST_OF_A_PURCHASE_MS)
  await fillDisk()
  try {
    const refused = await shopper.submit(page, ({ fields }) => fields.intent === "add", { quantity: "1" })
    expect(refused.status).toBe(503)
    // Existing data can still be read, on stored pages and others.
    expect((await new Shopper().send("/hu")).status).toBe(200)
    expect((await new Shopper().send(`/hu/products?q=${faultSettings.seed}`)).status).toBe(200)
    await Promise.all(pressed)
  } finally {
    await freeDisk()
  }
  await expectOrders(buyers)
  const added = await shopper.submit(page, ({ fields }) => fields.intent === "add", { quantity: "1" })
  expect(added.path).toBe("/hu/cart")
})

test.each(rounds)(
  "the back end's clock jumps forward, back and to the correct time during orders, round %i",
  async () => {
    for (const jump of ["forward", "back", "right again"]) {
      const buyers = await readyBuyers()
      const pressed = buyers.map((buyer) => isFinished(buyer.placeOrder()))
      await delay(random() * MOST_OF_A_PURCHASE_MS)
      backend.jumpInTime()
      await Promise.all(pressed)
      await expectOrders(buyers)
      expect((await new Shopper().send("/hu/cart")).status, jump).toBe(200)
    }
  },
)

afterEach(async () => {
  expect(backend.findIdentity(), "the back end has ended").toBeDefined()
  expect((await new Shopper().send("/livez")).status).toBe(200)
})

test("every order is complete after the repairs, and nothing is left of half-made ones", async () => {
  expect(await violationsAfterRepairs()).toEqual([])
})
