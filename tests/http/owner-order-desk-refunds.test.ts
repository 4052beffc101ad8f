import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { beforeAll, describe, expect, test } from "vitest"
import { freshEmail } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { whileWritesAreRefused } from "../fixtures/refused-writes.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductsOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { issuedInvoices } from "./issued-invoices.ts"

/** Money that goes back before the goods do: it is owed once, whatever it was for. */

const IN_TIME = { timeout: 30_000, interval: 250 }

let admin: Administrator

beforeAll(async () => {
  admin = await Administrator.signIn()
  for (const { sku } of await bought()) await admin.setStock(sku, 100)
})

const bought = async () => (await testProductsOf("checkout")).slice(3, 5)

const ids: string[] = []

/** An order of two products, paid by transfer. */
async function paidOrder() {
  const lines = (await bought()).map(({ variantId }) => ({ variant_id: variantId, quantity: 1 }))
  const buyer = await Buyer.withCart(lines)
  const email = freshEmail("vevo")
  const { cart } = await buyer.fillIn({ email })
  const { id } = await buyer.buy(cart.total)
  ids.push(id)
  const desk = await OrderDesk.for(id)
  await desk.takeMoney()
  const read = async () => (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)).order
  const invoiced = async () =>
    (await issuedInvoices(id)).reduce((sum, { data }) => sum + data.totals.gross, 0)
  type Summary = { order: { summary: { pending_difference: number } } }
  const pending = async () =>
    (await admin.get<Summary>(`/orders/${id}?fields=summary,total`)).order.summary.pending_difference
  const { paid, display_id } = await read()
  return { id, email, desk, read, invoiced, pending, paid, display_id }
}

/** Declares a withdrawal as the buyer. */
async function withdraw(number: number, email: string) {
  const body = { name: "Anna", order_reference: String(number), email, locale: "hu" }
  await callStore("/store/withdrawals", { body })
}

describe("of an order with a return that was announced", () => {
  const announced = async () => {
    const order = await paidOrder()
    await order.desk.pack()
    const receive = await order.desk.announceReturn(1)
    const { coming_back: value } = await order.read()
    return { ...order, receive, value }
  }

  test("a refund has to say what it is for, and money for the goods counts toward what their arrival owes", async () => {
    const { desk, read, receive, invoiced, pending, paid, value } = await announced()
    expect(await read()).toMatchObject({ awaits_goods: true, refunded_ahead: 0 })
    await expect(desk.refundFor(500)).rejects.toThrow("válassza ki")
    expect(await read()).toMatchObject({ refunded: 0 })
    await desk.refundFor(value - 500, true)
    expect(await read()).toMatchObject({ refunded: value - 500, refunded_ahead: value - 500, due: 0 })
    await receive()
    expect(await read()).toMatchObject({ total: paid - value, refunded_ahead: 0, due: -500 })
    expect(await pending()).toBe(-500)
    await desk.refundFor(500)
    expect(await read()).toMatchObject({ total: paid - value, refunded: value, due: 0, problems: [] })
    expect(await pending()).toBe(0)
    await expect.poll(invoiced, IN_TIME).toBe(paid - value)
  })

  test("more than the goods cost reduces the price by the rest", async () => {
    const { desk, read, receive, paid, value } = await announced()
    await desk.refundFor(value + 300, true)
    expect(await read()).toMatchObject({ refunded_ahead: value + 300, due: 0 })
    await receive()
    expect(await read()).toMatchObject({ total: paid - value - 300, refunded_ahead: 300, due: 0 })
  })

  test("money that went back before the return was announced counts toward it, too", async () => {
    const { desk, read, invoiced, pending, paid, email, display_id } = await paidOrder()
    await desk.pack()
    await withdraw(display_id, email)
    await desk.refundFor(700, true)
    expect(await read()).toMatchObject({ total: paid - 700, refunded_ahead: 700, due: 0 })
    await expect.poll(invoiced, IN_TIME).toBe(paid - 700)
    const receive = await desk.announceReturn(1)
    const { coming_back: value } = await read()
    expect(await read()).toMatchObject({ total: paid, refunded_ahead: 700, due: 0 })
    expect(await pending()).toBe(700 - value)
    await receive()
    expect(await read()).toMatchObject({ total: paid - value, refunded_ahead: 0, due: 700 - value })
    expect(await pending()).toBe(700 - value)
    await desk.refundFor(value - 700, true)
    expect(await read()).toMatchObject({ total: paid - value, due: 0 })
    await expect.poll(invoiced, IN_TIME).toBe(paid - value)
  })

  test("the letter about the goods says that their price went back already", async () => {
    const { desk, read, email, display_id } = await paidOrder()
    await desk.pack()
    await withdraw(display_id, email)
    const receive = await desk.announceReturn(1)
    await desk.refundFor((await read()).coming_back, true)
    await receive()
    const letter = async () => (await mailsTo(email)).find(({ kind }) => kind === "return_received")?.text
    await expect.poll(letter, IN_TIME).toContain("azt már visszatérítettük")
  })

  test("a reduced price is owed on top of the goods", async () => {
    const { desk, read, receive, paid, value } = await announced()
    await desk.refundFor(500, false)
    await receive()
    expect(await read()).toMatchObject({ total: paid - value - 500, due: -value })
  })
})

describe("of all the money", () => {
  const packed = async () => {
    const order = await paidOrder()
    await expect.poll(order.invoiced, IN_TIME).toBe(order.paid)
    await order.desk.pack()
    const refund = (answer: object) =>
      admin.post(`/order-desk/${order.id}/refunds`, { amount: order.paid, ...answer })
    const documents = async () => (await issuedInvoices(order.id)).map(({ kind }) => kind)
    return { ...order, refund, documents }
  }

  test("undoes the purchase: its invoice is canceled", async () => {
    const { refund, documents } = await packed()
    await refund({})
    await expect.poll(documents, IN_TIME).toEqual(["invoice", "storno"])
  })

  test("leaves the products with the customer if the staff says so: the invoice is corrected by their price", async () => {
    const { id, refund, documents, invoiced, read } = await packed()
    await expect(refund({ keeps_goods: true, for_returned_goods: true })).rejects.toThrow(/400.*megtartja/)
    await refund({ keeps_goods: true })
    await expect.poll(documents, IN_TIME).toEqual(["invoice", "correction"])
    expect(await invoiced()).toBe(0)
    const [, correction] = await issuedInvoices(id)
    expect(correction?.data.lines.map(({ name }) => name)).toEqual(["Utólagos árengedmény"])
    expect(await read()).toMatchObject({ total: 0, due: 0, stage: "to_ship", problems: [] })
  })

  test("of an order that is still to be packed does not stop it then", async () => {
    const { desk, paid, read, id } = await paidOrder()
    await admin.post(`/order-desk/${id}/refunds`, { amount: paid, keeps_goods: true })
    expect(await read()).toMatchObject({ total: 0, due: 0, stage: "to_pack", problems: [] })
    await desk.pack()
  })
})

test("money for a product that is taken out of an order before it is sent is owed once, too", async () => {
  const { desk, read, email, invoiced, paid, display_id } = await paidOrder()
  await withdraw(display_id, email)
  expect(await read()).toMatchObject({ awaits_goods: true })
  await desk.refundFor(400, true)
  await desk.leave(0)
  const { total, refunded_ahead: ahead, due } = await read()
  expect({ ahead, due }).toEqual({ ahead: 0, due: total - paid + 400 })
  await desk.refundFor(-due, true)
  expect(await read()).toMatchObject({ total, due: 0 })
  await expect.poll(invoiced, IN_TIME).toBe(total)
})

/** The job does not touch more recent refunds. */
const letAMinutePass = (orderIds: string[]) =>
  sql(
    `with credits as (
       update order_credit_line set created_at = created_at - interval '1 minute' where order_id = any($1))
     update refund set created_at = created_at - interval '1 minute'
      where payment_id in (select payment.id from payment
                             join order_payment_collection link using (payment_collection_id)
                            where link.order_id = any($1))`,
    [orderIds],
  )

test("what the refunds of all these orders took off their prices is complete", async () => {
  const credits = () => sql("select id from order_credit_line where order_id = any($1) order by id", [ids])
  const before = await credits()
  expect(before.length).toBeGreaterThan(0)
  await letAMinutePass(ids)
  await admin.runJob("card-payments")
  expect(await credits()).toEqual(before)
})

describe("whose refund ends in the middle", () => {
  /** The money is sent, but the database refuses what reduces the price. */
  async function refundHalf(order: Awaited<ReturnType<typeof paidOrder>>, isForReturnedGoods?: boolean) {
    const condition = `new.order_id = '${order.id}' and new.change_type = 'credit_line'`
    await whileWritesAreRefused({ table: "order_change", on: "insert", condition }, () =>
      expect(order.desk.refundFor(500, isForReturnedGoods)).rejects.toThrow("500"),
    )
    expect(await order.read()).toMatchObject({ refunded: 500, total: order.paid })
    await letAMinutePass([order.id])
  }

  test("the price is reduced by a job, once, also after the next refund", async () => {
    const order = await paidOrder()
    await refundHalf(order)
    await order.desk.refundFor(300)
    const isReduced = async () => (await order.read()).total === order.paid - 800
    expect(await untilJobDid("card-payments", isReduced)).toBe(true)
    await admin.runJob("card-payments")
    await admin.runJob("card-payments")
    expect(await order.read()).toMatchObject({ total: order.paid - 800, refunded: 800, due: 0 })
  })

  test("a reduced price does not count toward the goods that are expected back", async () => {
    const order = await paidOrder()
    await order.desk.pack()
    const receive = await order.desk.announceReturn(1)
    const { coming_back: value } = await order.read()
    await refundHalf(order, false)
    expect(
      await untilJobDid("card-payments", async () => (await order.read()).total === order.paid - 500),
    ).toBe(true)
    await receive()
    expect(await order.read()).toMatchObject({ total: order.paid - 500 - value, due: -value })
  })
})
