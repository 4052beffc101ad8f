import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, type Line } from "./backend-buyer.ts"

const SHOPPERS = 20
/** Number of carts with the same two products, half of them in reverse order. */
const CROSSED = 6
const CLICKS = 20
/** Repetitions, because a race condition does not always occur. */
const ROUNDS = 3

async function readyBuyer(testProduct: TestProduct, email: string, quantity = 1) {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  return { buyer, cart }
}

test("twenty simultaneous clicks create one order, and all answers contain it", {
  tags: ["scale"],
}, async () => {
  const { buyer, cart } = await readyBuyer(await testProductOf("faults", 0), "kattint@example.hu")
  const answers = await Promise.all(Array.from({ length: CLICKS }, () => buyer.placeOrder(cart.total)))
  const orders = answers.map(({ body }) => (body.type === "order" ? body.order.id : body.type))
  expect(new Set(orders)).toEqual(new Set([orders[0]]))
  expect(orders[0]).toMatch(/^order_/)
  expect((await buyer.placeOrder(cart.total)).body).toMatchObject({ type: "order", order: { id: orders[0] } })
})

/**
 * What another process does that had held the cart's lock until it was paused: it creates the cart's order now, just before
 * that of this press. It dies before it goes on.
 */
async function createOrderDuring<Result>(cartId: string, press: () => Promise<Result>): Promise<Result> {
  return withConnection(stack.databaseUrl, async (other) => {
    await other.query("begin")
    await other.query(`insert into "order" (id, currency_code, metadata) values ($1, 'huf', $2)`, [
      cartId.replace("cart_", "order_"),
      { cart_id: cartId },
    ])
    const pressed = press()
    const isWaiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await sql(isWaiting)).length, { timeout: 30_000 }).toBeGreaterThan(0)
    await other.query("commit")
    return pressed
  })
}

test.each([
  ["by one statement", undefined],
  ["by Medusa's completion", "UDVOZLET10"],
])("a cart becomes one order, even if another process creates it without the lock: %s", async (_, code) => {
  const { buyer, cart } = await readyBuyer(await testProductOf("faults", 4), `${randomUUID()}@example.hu`)
  const { total } = code ? (await buyer.redeem(code)).body.cart : cart
  const answer = await createOrderDuring(buyer.cartId, () => buyer.placeOrder(total))
  expect(answer).toMatchObject({ status: 409, body: { code: "cart_busy" } })
  const { body } = await buyer.placeOrder(total)
  const orders = await sql<{ id: string }>(`select id from "order" where metadata->>'cart_id' = $1`, [
    buyer.cartId,
  ])
  expect(orders).toEqual([{ id: body.type === "order" && body.order.id }])
})

test("a price raised after the shopper saw the total is reported, not charged", async () => {
  const testProduct = await testProductOf("faults", 1)
  const { buyer, cart } = await readyBuyer(testProduct, "dragul@example.hu")
  const admin = await Administrator.signIn()
  await admin.setPrice(testProduct.productId, testProduct.variantId, testProduct.price + 100)
  const { body } = await buyer.placeOrder(cart.total)
  expect(body).toMatchObject({
    type: "refused",
    refunded: false,
    cart: { total: cart.total + 100, completed_at: null },
    problems: [
      {
        code: "price_changed",
        line_item_id: cart.items[0]?.id,
        expected: testProduct.price,
        actual: testProduct.price + 100,
      },
      { code: "total_changed", expected: cart.total, actual: cart.total + 100 },
    ],
  })
  expect((await buyer.buy(cart.total + 100)).total).toBe(cart.total + 100)
  await admin.setPrice(testProduct.productId, testProduct.variantId, testProduct.price)
})

describe("stock", () => {
  test("the last piece is sold once, to one of twenty shoppers", { tags: ["scale"] }, async () => {
    const testProduct = await testProductOf("faults", 2)
    const buyers = await Promise.all(
      Array.from({ length: SHOPPERS }, (_, index) => readyBuyer(testProduct, `utolso${index}@example.hu`)),
    )
    await (await Administrator.signIn()).setStock(testProduct.sku, 1)
    const answers = await Promise.all(buyers.map(({ buyer, cart }) => buyer.placeOrder(cart.total)))
    const refusals = answers.filter(({ body }) => body.type === "refused")
    expect(answers.map(({ status }) => status)).toEqual(buyers.map(() => 200))
    expect(answers.filter(({ body }) => body.type === "order")).toHaveLength(1)
    expect(refusals).toHaveLength(SHOPPERS - 1)
    for (const { body } of refusals) {
      expect(body).toMatchObject({ problems: [{ code: "out_of_stock", available: 0 }] })
    }
  })

  test("two lines of one variant share its stock", async () => {
    const testProduct = await testProductOf("faults", 3)
    const line = { variant_id: testProduct.variantId, quantity: 1 }
    const buyer = await Buyer.withCart([
      { ...line, metadata: { engraving: "Anna" } },
      { ...line, metadata: { engraving: "Béla" } },
    ])
    const { cart } = await buyer.fillIn({ email: "ketsor@example.hu", delivery: "pickup" })
    expect(cart.items).toHaveLength(2)
    await (await Administrator.signIn()).setStock(testProduct.sku, 1)
    const { body } = await buyer.placeOrder(cart.total)
    expect(body).toMatchObject({
      type: "refused",
      problems: [
        { code: "out_of_stock", available: 1 },
        { code: "out_of_stock", available: 1 },
      ],
    })
  })
})

test("carts with the same scarce products in reverse order do not deadlock", {
  tags: ["scale"],
}, async () => {
  const testProducts = [await testProductOf("faults", 5), await testProductOf("faults", 6)]
  const lines = testProducts.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }))
  const buyers = await Promise.all(
    Array.from({ length: CROSSED }, (_, index) =>
      Buyer.withCart(index % 2 === 0 ? lines : lines.toReversed()),
    ),
  )
  const carts = await Promise.all(
    buyers.map((buyer, index) => buyer.fillIn({ email: `kereszt${index}@example.hu`, delivery: "pickup" })),
  )
  const admin = await Administrator.signIn()
  for (const { sku } of testProducts) await admin.setStock(sku, CROSSED)
  const answers = await Promise.all(
    buyers.map((buyer, index) => buyer.placeOrder(carts[index]?.cart.total ?? 0)),
  )
  expect(answers.map(({ body }) => body.type)).toEqual(buyers.map(() => "order"))
})

test("carts with the same plentiful products in reverse order do not deadlock", async () => {
  const testProducts = [await testProductOf("faults", 5), await testProductOf("faults", 6)]
  const admin = await Administrator.signIn()
  for (const { sku } of testProducts) await admin.setStock(sku, 200)
  const [a, b] = testProducts.map(({ variantId }) => ({ variant_id: variantId, quantity: 1 })) as [Line, Line]
  const baskets = [[b], [b, a], [a, b]]
  const buyAll = (crowd: Line[][]) =>
    Promise.all(
      crowd.map(async (lines) => {
        const buyer = await Buyer.withCart(lines)
        const { cart } = await buyer.fillIn({ email: `kor-${randomUUID()}@example.hu`, delivery: "pickup" })
        return () => buyer.placeOrder(cart.total)
      }),
    )
  for (let round = 0; round < ROUNDS; round++) {
    const presses = await buyAll([...baskets, ...baskets, ...baskets])
    const answers = await Promise.all(presses.map((press) => press()))
    expect(answers.map(({ body }) => body.type)).toEqual(presses.map(() => "order"))
  }
})

test("many pieces in two lines do not oversell what another order takes at the same time", {
  tags: ["scale"],
}, async () => {
  const testProduct = await testProductOf("faults", 3)
  const admin = await Administrator.signIn()
  const line = (quantity: number, engraving: string) => ({
    variant_id: testProduct.variantId,
    quantity,
    metadata: { engraving },
  })
  for (let round = 0; round < ROUNDS; round++) {
    await admin.setStock(testProduct.sku, 125)
    const buyers = [
      await Buyer.withCart([line(80, "mind")]),
      await Buyer.withCart([line(40, "Anna"), line(40, "Béla")]),
    ]
    const presses = await Promise.all(
      buyers.map(async (buyer) => {
        const { cart } = await buyer.fillIn({ email: "sokat@example.hu", delivery: "pickup" })
        return () => buyer.placeOrder(cart.total)
      }),
    )
    const answers = await Promise.all(presses.map((press) => press()))
    expect(answers.map(({ body }) => body.type).sort()).toEqual(["order", "refused"])
  }
})

test("a cart that lacks a step gets its name, and stays open", async () => {
  const testProduct = await testProductOf("faults", 0)
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  await buyer.checkout({ email: "felig@example.hu" })
  const { body } = await buyer.placeOrder(testProduct.price)
  expect(body).toMatchObject({
    type: "refused",
    problems: [
      { code: "shipping_address_missing" },
      { code: "shipping_method_missing" },
      { code: "payment_method_missing" },
    ],
  })
  expect((await buyer.checkout({})).status).toBe(200)
})

test("an ordered cart can no longer be changed", async () => {
  const { buyer, cart } = await readyBuyer(await testProductOf("faults", 0), "kesz@example.hu")
  await buyer.buy(cart.total)
  const { status, body } = await buyer.checkout({ notes: "még valami" })
  expect([status, body.code]).toEqual([409, "cart_completed"])
})
