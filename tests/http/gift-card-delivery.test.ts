import { randomUUID } from "node:crypto"
import { type Cart, type CheckoutAnswer, isFee, type Order } from "@porteka/commerce-sdk"
import { shop } from "@porteka/shop"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { newGiftCard } from "../fixtures/gift-card.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { textOf } from "../fixtures/page-head.ts"
import { forints, plain } from "../fixtures/plain-text.ts"
import { fillCart, giveDetails, newPerson, pressOrderButton } from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

/** A gift card is money, not a discount: what it pays still counts toward free delivery. */

const IN_TIME = { timeout: 40_000, interval: 250 }
const { courier } = shop.delivery
const LIMIT = courier.freeFrom ?? 0

let testProduct: TestProduct
/** Just enough pieces for free delivery. */
let quantity: number
let goods: number

beforeAll(async () => {
  testProduct = await testProductOf("faults", 7)
  quantity = Math.ceil(LIMIT / testProduct.price)
  goods = quantity * testProduct.price
  await (await Administrator.signIn()).setStock(testProduct.sku, 20 * quantity)
})

const withGoods = () => Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])

const redeem = async (buyer: Buyer, code: string) => (await buyer.redeem(code)).body.cart

const takeOut = ({ cartId }: Buyer, code: string) =>
  callStore(`/store/carts/${cartId}/discounts/${code}`, { method: "DELETE" })

const cartOf = async ({ cartId }: Buyer) =>
  (await callStore<{ cart: Cart }>(`/store/carts/${cartId}`)).body.cart

const chargeOf = ({ shipping_methods: methods }: Pick<Cart | Order, "shipping_methods">) =>
  methods.filter((method) => !isFee(method)).map(({ total }) => total)

const offered = ({ shipping_options: options }: CheckoutAnswer) =>
  Object.fromEntries(options.map(({ type, amount }) => [type?.code, amount]))

const newEmail = () => `ingyenes.${randomUUID()}@example.hu`

async function invoicedLines(orderId: string): Promise<number[]> {
  const rows = await sql<{ gross: string }>(
    `select (line->'gross')::numeric as gross from invoice, jsonb_array_elements(data::jsonb->'lines') line
        where order_id = $1 order by 1`,
    [orderId],
  )
  return rows.map(({ gross }) => Number(gross)).filter((gross) => gross > 0)
}

test("delivery stays free in the list, the cart, the order and the invoice", async () => {
  const buyer = await withGoods()
  const paid = goods - LIMIT + 10_000
  await redeem(buyer, await newGiftCard(paid))
  const checkout = await buyer.fillIn({ email: newEmail() })
  expect(offered(checkout)).toMatchObject({ courier: 0, locker: 0 })
  expect(chargeOf(checkout.cart)).toEqual([0])
  expect(checkout.cart.total).toBe(goods - paid)
  const order = await buyer.buy(checkout.cart.total)
  expect(chargeOf(order)).toEqual([0])
  expect(order.total).toBe(goods - paid)
  await (await OrderDesk.for(order.id)).takeMoney()
  await expect.poll(() => invoicedLines(order.id), IN_TIME).toEqual([goods])
})

test("also if the card comes after the delivery, is taken out and comes again, and pieces change", async () => {
  const buyer = await withGoods()
  await buyer.fillIn({ email: newEmail(), delivery: "locker" })
  expect(chargeOf(await cartOf(buyer))).toEqual([0])
  const code = await newGiftCard(10_000)
  expect(chargeOf(await redeem(buyer, code))).toEqual([0])
  await takeOut(buyer, code)
  expect(chargeOf(await cartOf(buyer))).toEqual([0])
  await redeem(buyer, code)
  const setQuantity = async (pieces: number) => {
    const line = (await cartOf(buyer)).items[0]?.id
    await callStore(`/store/carts/${buyer.cartId}/line-items/${line}`, { body: { quantity: pieces } })
    return chargeOf(await cartOf(buyer))
  }
  expect(await setQuantity(quantity + 1)).toEqual([0])
  expect(await setQuantity(1)).toEqual([shop.delivery.locker.price])
  expect(await setQuantity(quantity)).toEqual([0])
})

test("also if the card pays for everything", async () => {
  const buyer = await withGoods()
  await redeem(buyer, await newGiftCard(goods))
  const { cart } = await buyer.fillIn({ email: newEmail() })
  expect(chargeOf(cart)).toEqual([0])
  const order = await buyer.buy(0)
  expect([order.total, chargeOf(order)]).toEqual([0, [0]])
})

const main = (page: Answer) => plain(textOf(`<body>${page.text.match(/<main[\s\S]*<\/main>/)?.[0] ?? ""}`))

test("the shop's pages say so, up to the order", async () => {
  const shopper = new Shopper()
  await fillCart(shopper, "hu", [testProduct], quantity)
  expect(main(await shopper.open("/hu/cart"))).toContain("A szállítás ingyenes.")
  await shopper.post("/hu/cart", { intent: "apply-promotion", code: await newGiftCard(10_000) })
  const cart = main(await shopper.open("/hu/cart"))
  expect(cart).toContain("A szállítás ingyenes.")
  expect(cart).not.toContain("és a szállítás ingyenes")
  const choice = { delivery: "courier", payment: "bank_transfer" } as const
  const summary = await giveDetails(shopper, "hu", choice, newPerson())
  const confirmation = await pressOrderButton(shopper, summary)
  for (const page of [summary, confirmation]) {
    expect(main(page)).toContain("Ingyenes")
    expect(main(page)).not.toContain(forints(courier.price))
  }
})
