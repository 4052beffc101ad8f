import { randomUUID } from "node:crypto"
import type { Order } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { whileWritesAreRefused } from "../fixtures/refused-writes.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"
import { comeBack, isOrdered, reachPayment } from "./card-buyer.ts"

const product = () => testProductOf("admin", 4)

beforeAll(async () => (await Administrator.signIn()).setStock((await product()).sku, 100))

/** The state after a process died between creating the order and linking it to the cart. */
async function unlink(cartId: string, orderId: string): Promise<void> {
  await sql("delete from order_cart where order_id = $1", [orderId])
  await sql("update cart set completed_at = null where id = $1", [cartId])
}

/** The state after a process died before the payment was authorized. */
async function forgetPayment(orderId: string): Promise<void> {
  const sessions = `select session.id from payment_session session
    join order_payment_collection pay on pay.payment_collection_id = session.payment_collection_id
   where pay.order_id = $1`
  await sql(`delete from payment where payment_session_id in (${sessions})`, [orderId])
  await sql(`update payment_session set status = 'pending', authorized_at = null where id in (${sessions})`, [
    orderId,
  ])
}

/** What a process that has lost its lock leaves when it places an order that another one has completed meanwhile. */
async function replaceSession(orderId: string): Promise<void> {
  const sessions = `payment_collection_id in
    (select payment_collection_id from order_payment_collection where order_id = $1)`
  await sql(
    `with replaced as (update payment_session set deleted_at = now() where ${sessions} returning *)
     insert into payment_session (id, currency_code, amount, raw_amount, provider_id, data, payment_collection_id)
     select 'payses_' || gen_random_uuid(), currency_code, amount, raw_amount, provider_id, data, payment_collection_id
       from replaced`,
    [orderId],
  )
}

/**
 * The state after the database failed while Medusa was undoing the order: reservations and order are deleted.
 */
async function keepOnlyLinks(cartId: string, orderId: string): Promise<void> {
  const held = await sql<{ id: string }>(
    `select reservation.id from reservation_item reservation
       join order_item item on item.item_id = reservation.line_item_id where item.order_id = $1`,
    [orderId],
  )
  const administrator = await Administrator.signIn()
  for (const { id } of held) await administrator.delete(`/reservations/${id}`)
  await sql(`delete from "order" where id = $1`, [orderId])
  await sql("update cart set completed_at = null where id = $1", [cartId])
}

/** The repair does not touch orders of the last half minute. */
async function letAMinutePass(orderId: string): Promise<void> {
  const minute = "created_at = created_at - interval '1 minute'"
  await sql(`update "order" set ${minute} where id = $1`, [orderId])
  await sql(`update order_cart set ${minute} where order_id = $1`, [orderId])
}

const linksOf = (orderId: string) =>
  sql("select id from order_cart where order_id = $1 and deleted_at is null", [orderId])

const exists = async (orderId: string) =>
  (await sql(`select id from "order" where id = $1 and deleted_at is null`, [orderId])).length > 0

const reservationsOf = async (order: Order) =>
  await sql("select id from reservation_item where line_item_id = any($1) and deleted_at is null", [
    order.items.map(({ id }) => id),
  ])

async function buyByTransfer(email: string) {
  const { variantId } = await product()
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  return { buyer, cart, order: await buyer.buy(cart.total) }
}

describe("an order whose process died", () => {
  test.each<[string, (cartId: string, orderId: string) => Promise<void>]>([
    ["before it was linked to its cart", unlink],
    ["before its payment was asked", (_, orderId) => forgetPayment(orderId)],
    ["while it was undone", keepOnlyLinks],
  ])("%s is removed when the cart is ordered again", async (_, leave) => {
    const { buyer, cart, order } = await buyByTransfer("felkesz@example.hu")
    await leave(buyer.cartId, order.id)
    const second = await buyer.buy(cart.total)
    expect(second.id).not.toBe(order.id)
    expect(await exists(order.id)).toBe(false)
    expect(await reservationsOf(order)).toEqual([])
    expect(await reservationsOf(second)).toHaveLength(1)
    expect((await buyer.buy(cart.total)).id).toBe(second.id)
  })

  test("and whose shopper never comes back is removed nevertheless", async () => {
    const { buyer, order } = await buyByTransfer("vissza-nem-jon@example.hu")
    await unlink(buyer.cartId, order.id)
    await letAMinutePass(order.id)
    expect(await untilJobDid("card-payments", async () => !(await exists(order.id)))).toBe(true)
    expect(await reservationsOf(order)).toEqual([])
    expect((await buyer.checkout({ notes: "még nyitva" })).status).toBe(200)
  })

  test("and of which only the link is left releases its cart without any visitor", async () => {
    const { buyer, order } = await buyByTransfer("csak-a-kapocs@example.hu")
    await keepOnlyLinks(buyer.cartId, order.id)
    await letAMinutePass(order.id)
    expect(await untilJobDid("card-payments", async () => (await linksOf(order.id)).length === 0)).toBe(true)
    expect((await buyer.checkout({ notes: "még nyitva" })).status).toBe(200)
  })

  test("during an authorized card payment becomes another order with the same payment", async () => {
    const { buyer, cart, payment } = await reachPayment(await product(), "felkesz-kartya@example.hu")
    await cardSandbox.pay(payment)
    const capture = `${payment.provider_payment_id}/capture`
    await cardSandbox.fail({ fault: "fail", method: "POST", path: capture, times: 2 })
    const { body } = await comeBack(buyer)
    if (body.type !== "order") throw new Error(`No order: ${body.type}`)
    await sql("update payment_attempt set state = 'open', order_id = null where id = $1", [
      payment.attempt_id,
    ])
    await forgetPayment(body.order.id)
    const again = await comeBack(buyer)
    expect(again.body).toMatchObject({
      type: "order",
      order: { total: cart.total, payment_status: "captured" },
    })
    expect(await exists(body.order.id)).toBe(false)
  })
})

test("a paid order stays, even if a process that had lost its lock has replaced the session of its payment and opened the cart again", async () => {
  const { buyer, cart, payment } = await reachPayment(await product(), "kicserelt@example.hu")
  await cardSandbox.pay(payment)
  const { body } = await comeBack(buyer)
  if (body.type !== "order") throw new Error(`No order: ${body.type}`)
  const left = await buyByTransfer("felkesz-mellette@example.hu")
  await replaceSession(body.order.id)
  await sql("update cart set completed_at = null where id = $1", [buyer.cartId])
  await unlink(left.buyer.cartId, left.order.id)
  for (const { id } of [body.order, left.order]) await letAMinutePass(id)
  expect(await untilJobDid("card-payments", async () => !(await exists(left.order.id)))).toBe(true)
  expect(await exists(body.order.id)).toBe(true)
  expect((await buyer.buy(cart.total)).id).toBe(body.order.id)
})

test("stock that a refused order still holds is free again", async () => {
  const { order } = await buyByTransfer("elutasitott@example.hu")
  const [line] = order.items
  const lost = `ordli_${randomUUID()}`
  await sql("update reservation_item set line_item_id = $1 where line_item_id = $2", [lost, line?.id])
  const held = () =>
    sql("select id from reservation_item where line_item_id = $1 and deleted_at is null", [lost])
  expect(await held()).toHaveLength(1)
  expect(await untilJobDid("card-payments", async () => (await held()).length === 0)).toBe(true)
})

describe("an order whose process died while it was packed", () => {
  async function packedOrder() {
    const buyer = await Buyer.withCart([{ variant_id: (await product()).variantId, quantity: 2 }])
    const { cart } = await buyer.fillIn({
      email: `csomag-${randomUUID()}@example.com`,
      payment: "cash_on_delivery",
    })
    const { id } = await buyer.buy(cart.total)
    const desk = await OrderDesk.for(id)
    const parcel = await desk.pack()
    await sql("update fulfillment set created_at = created_at - interval '2 minutes' where id = $1", [parcel])
    return { id, desk, parcel }
  }

  const packedPieces = async (id: string) =>
    (
      await sql<{ pieces: number }>(
        `select item.fulfilled_quantity::int as pieces from order_item item
           join "order" o on o.id = item.order_id and o.version = item.version where o.id = $1`,
        [id],
      )
    )[0]?.pieces

  test("keeps nothing reserved", async () => {
    const { sku } = await product()
    const admin = await Administrator.signIn()
    const { id } = await packedOrder()
    const before = await admin.readReserved(sku)
    await sql(
      `with held as (
         update reservation_item set deleted_at = null
          where line_item_id in (select item_id from order_item where order_id = $1) returning inventory_item_id, quantity)
       update inventory_level level set reserved_quantity = reserved_quantity + held.quantity,
              raw_reserved_quantity =
                jsonb_build_object('value', (reserved_quantity + held.quantity)::text, 'precision', 20)
         from held where held.inventory_item_id = level.inventory_item_id`,
      [id],
    )
    expect(await admin.readReserved(sku)).toBe(before + 2)
    expect(await untilJobDid("product-repair", async () => (await admin.readReserved(sku)) === before)).toBe(
      true,
    )
  })

  test("has its parcel, which can be sent", async () => {
    const { id, desk, parcel } = await packedOrder()
    await sql("delete from order_fulfillment where order_id = $1", [id])
    const isLinked = async () =>
      (await sql("select from order_fulfillment where order_id = $1 and fulfillment_id = $2", [id, parcel]))
        .length === 1
    expect(await untilJobDid("product-repair", isLinked)).toBe(true)
    await desk.ship(parcel, "90123456789")
  })

  test("is not packed a second time", async () => {
    const { id, desk } = await packedOrder()
    await sql(
      `with forgotten as (
         delete from order_change_action where order_id = $1 and reference = 'fulfillment' returning order_change_id),
       changes as (delete from order_change where id in (select order_change_id from forgotten))
       update order_item set fulfilled_quantity = 0, raw_fulfilled_quantity = '{"value": "0", "precision": 20}'
        where order_id = $1`,
      [id],
    )
    expect(await untilJobDid("product-repair", async () => (await packedPieces(id)) === 2)).toBe(true)
    await expect(desk.pack()).rejects.toThrow("400")
  })
})

test("reserved pieces that one of two orders at once has overwritten are counted again, so that nobody buys them twice", async () => {
  const { sku } = await product()
  await buyByTransfer("felulirt@example.hu")
  const reserved = async () => {
    const levels = await sql<{ pieces: number }>(
      `select level.reserved_quantity::int as pieces from inventory_level level
         join inventory_item item on item.id = level.inventory_item_id where item.sku = $1`,
      [sku],
    )
    return levels[0]?.pieces
  }
  const before = await reserved()
  await sql(
    `update inventory_level level set reserved_quantity = reserved_quantity - 1
       from inventory_item item where item.id = level.inventory_item_id and item.sku = $1`,
    [sku],
  )
  expect(await untilJobDid("product-repair", async () => (await reserved()) === before)).toBe(true)
})

/** Repetitions, because a race condition does not always occur. */
const ROUNDS = 3
const OTHERS = 4

test("a removed order leaves the reservations of others unchanged", async () => {
  const { sku } = await product()
  for (let round = 0; round < ROUNDS; round++) {
    const left = await Promise.all(["egy", "ketto"].map((name) => buyByTransfer(`${name}@example.hu`)))
    for (const { buyer, order } of left) await unlink(buyer.cartId, order.id)
    await Promise.all([
      ...left.map(({ buyer, cart }) => buyer.buy(cart.total)),
      ...Array.from({ length: OTHERS }, () => buyByTransfer(`masok-${randomUUID()}@example.hu`)),
    ])
    const levels = await sql<{ counted: number; held: number }>(
      `select level.reserved_quantity::int as counted, (
                select coalesce(sum(quantity), 0)::int from reservation_item held
                 where held.inventory_item_id = item.id and held.deleted_at is null) as held
         from inventory_item item join inventory_level level on level.inventory_item_id = item.id
        where item.sku = $1`,
      [sku],
    )
    expect(levels.map(({ counted }) => counted)).toEqual(levels.map(({ held }) => held))
  }
})

test("an order that cannot be removed stops the repair of neither others nor payments", async () => {
  const stuck = await buyByTransfer("beragadt@example.hu")
  const other = await buyByTransfer("masik@example.hu")
  const { buyer, payment } = await reachPayment(await product(), "javitando-kartya@example.hu")
  await cardSandbox.pay(payment)
  const condition = `old.id = '${stuck.order.id}'`
  await whileWritesAreRefused({ table: '"order"', on: "delete", condition }, async () => {
    for (const { buyer, order } of [stuck, other]) await unlink(buyer.cartId, order.id)
    for (const { order } of [stuck, other]) await letAMinutePass(order.id)
    expect(await untilJobDid("card-payments", async () => !(await exists(other.order.id)))).toBe(true)
    expect(await untilJobDid("card-payments", () => isOrdered(buyer))).toBe(true)
    expect(await exists(stuck.order.id)).toBe(true)
  })
  expect(await untilJobDid("card-payments", async () => !(await exists(stuck.order.id)))).toBe(true)
})
