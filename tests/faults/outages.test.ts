import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import { beforeAll, expect, test } from "vitest"
import { waitUntil } from "../../tools/processes/wait.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { textOf } from "../fixtures/page-head.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { seededRandom } from "../fixtures/seeded-random.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { aRegionId } from "../http/backend-buyer.ts"
import { faultSettings } from "./fault-settings.ts"
import { backend, crashDatabase, openShop, storefront } from "./fault-shop.ts"
import { isFinished } from "./interruption.ts"
import { violationsAfterRepairs } from "./invariants.ts"
import { ResumedPurchase } from "./resumed-purchase.ts"

const BUYERS = 3
const MOST_OF_A_PURCHASE_MS = 1_500
/** The maximum waiting time for a page, whatever is broken behind it. */
const PATIENCE_MS = 15_000
const CROWD = 200
const CHOICE = { delivery: "pickup", payment: "bank_transfer" } as const

const random = seededRandom(faultSettings.seed)
let testProducts: TestProduct[]

beforeAll(async () => {
  await openShop()
  testProducts = await testProductsOf("cart")
})

async function readyToOrder(testProduct: TestProduct | undefined) {
  if (!testProduct) throw new Error("The shop has too few products.")
  const shopper = new Shopper()
  await fillCart(shopper, "hu", [testProduct])
  return { shopper, summary: await giveDetails(shopper, "hu", CHOICE, newPerson()) }
}

async function pressAgain(shopper: Shopper, summary: Answer): Promise<Answer> {
  let answer = summary
  await waitUntil(async () => {
    answer = await pressOrderButton(shopper, summary)
    return answer.status === 200
  }, PATIENCE_MS)
  return answer
}

test(`the database ends in the middle of orders, seed ${faultSettings.seed}`, async () => {
  const plan = (testProduct: TestProduct | undefined) => ({
    lines: [{ variant_id: testProduct?.variantId ?? "", quantity: 1 }],
    delivery: "courier" as const,
    payment: "cash_on_delivery" as const,
  })
  const purchases = Array.from(
    { length: BUYERS },
    (_, index) => new ResumedPurchase(plan(testProducts[index])),
  )
  await Promise.all(purchases.map((purchase) => purchase.fillIn()))
  const everybody = purchases.map((purchase) => isFinished(purchase.placeOrder()))
  await delay(random() * MOST_OF_A_PURCHASE_MS)
  await crashDatabase()
  await Promise.all(everybody)
  for (const purchase of purchases) {
    expect(await waitUntil(() => isFinished(purchase.goOn()), PATIENCE_MS)).toBe(true)
    expect(purchase.orderId).toMatch(/^order_/)
  }
})

/** Repeats calls that succeed whenever there is a database, one after the other until `isOver`. */
async function askOn(ask: () => Promise<Response>, isOver: () => boolean): Promise<number[]> {
  const statuses: number[] = []
  while (!isOver()) statuses.push((await ask()).status)
  return statuses
}

test("while the database is unavailable no call is reported as invalid", async () => {
  const { headers } = await Administrator.signIn()
  const region_id = await aRegionId()
  const send = (path: string, body?: () => object) => () =>
    fetch(new URL(path, stack.backendUrl), {
      headers: {
        ...headers,
        "content-type": "application/json",
        "x-publishable-api-key": stack.publishableKey,
      },
      ...(body ? { method: "POST", body: JSON.stringify(body()) } : {}),
    })
  let isOver = false
  const asked = [
    send("/store/regions"),
    send("/store/carts", () => ({ region_id })),
    send("/admin/orders?limit=1"),
    send("/admin/product-tags", () => ({ value: randomUUID() })),
    send("/admin/customers", () => ({ email: `${randomUUID()}@example.hu` })),
  ].map((ask) => askOn(ask, () => isOver))
  await crashDatabase()
  isOver = true
  const statuses = new Set((await Promise.all(asked)).flat())
  expect([...statuses].filter((status) => status >= 300 && status < 500)).toEqual([])
})

test("the storefront is killed while it places an order, and returns that order afterward", async () => {
  const { shopper, summary } = await readyToOrder(testProducts[3])
  const pressed = isFinished(pressOrderButton(shopper, summary))
  await delay(random() * MOST_OF_A_PURCHASE_MS)
  await storefront.kill()
  await pressed
  await storefront.start()
  const confirmation = await pressAgain(shopper, summary)
  expect(confirmation.path).toContain("/order-confirmation/")
  expect(textOf(confirmation.text)).toContain("Köszönjük a rendelését")
})

test("a back end that hangs keeps nobody waiting forever, and loses nothing", async () => {
  const visitor = new Shopper()
  const stored = await visitor.send("/hu")
  const { shopper, summary } = await readyToOrder(testProducts[4])
  backend.freeze()
  try {
    expect((await visitor.send("/hu")).headers.etag).toBe(stored.headers.etag)
    expect((await visitor.send("/hu/no-such-thing")).status).toBe(404)
    const startedAt = performance.now()
    const [cart, fresh] = await Promise.all([
      shopper.send("/hu/cart"),
      visitor.send(`/hu/product/${testProducts[5]?.handle}`),
    ])
    expect(performance.now() - startedAt).toBeLessThan(PATIENCE_MS)
    expect([cart.status, fresh.status]).toEqual([503, 503])
    expect(textOf(cart.text)).toContain("A kosár most nem érhető el")
    expect(textOf(fresh.text)).toContain("Ez az oldal most nem érhető el")
  } finally {
    backend.thaw()
  }
  expect((await pressAgain(shopper, summary)).path).toContain("/order-confirmation/")
  expect((await visitor.send(`/hu/product/${testProducts[5]?.handle}`)).status).toBe(200)
})

test("a crowd is answered or asked to come back, and the shop stays available", async () => {
  const before = storefront.findIdentity()
  const crowd = Array.from({ length: CROWD }, (_, index) =>
    new Shopper().send(`/hu/products?page=${1 + (index % 3)}&colour=none-${index}`),
  )
  const health = new Shopper().send("/livez")
  const answers = await Promise.all(crowd)
  expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([])
  expect((await health).status).toBe(200)
  expect(storefront.findIdentity()).toEqual(before)
  // A busy machine still refuses some requests shortly after the crowd has gone.
  const home = async () => (await new Shopper().send("/hu")).status
  await expect.poll(home, { timeout: PATIENCE_MS, interval: 250 }).toBe(200)
})

test("no half-made records are left", async () => {
  expect(await violationsAfterRepairs()).toEqual([])
})
