import { randomUUID } from "node:crypto"
import type { BankStatementPreview, CardPayment, DeskOrderDetails } from "@porteka/commerce-sdk"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { comeBack, reachPayment } from "./card-buyer.ts"
import { mailsOf } from "./mail-of.ts"

const PART = 1_000
/** The official client retries once. */
const BOTH_CALLS = 2

const product = () => testProductOf("admin", 7)

beforeAll(async () => (await Administrator.signIn()).setStock((await product()).sku, 100))

const SLOWLY_MS = 5_000

/** An order by card, and its payment. @param isUncaptured the provider fails when the shop takes the money */
async function paidOrder(email: string, { isUncaptured = false } = {}) {
  const { buyer, payment } = await reachPayment(await product(), email)
  await cardSandbox.pay(payment)
  if (isUncaptured) await failOf(payment, "capture")
  const { body } = await comeBack(buyer)
  if (body.type !== "order") throw new Error(`No order: ${body.type}`)
  const providerPaymentId = payment.provider_payment_id
  const [row] = await sql<{ id: string }>("select id from payment where data->>'id' = $1", [
    providerPaymentId,
  ])
  const paymentId = String(row?.id)
  const notes = () =>
    sql<{ id: string; amount: number }>(
      "select id, amount::int from refund where payment_id = $1 and deleted_at is null",
      [paymentId],
    )
  return {
    desk: await OrderDesk.for(body.order.id),
    orderId: body.order.id,
    payment,
    providerPaymentId,
    paymentId,
    notes,
  }
}

/** The official client's calls for one action on a payment get no answer. */
const failOf = ({ provider_payment_id: id }: CardPayment, action: "capture" | "cancel") =>
  cardSandbox.fail({ fault: "fail", method: "POST", path: `${id}/${action}`, times: BOTH_CALLS })

const sentParts = async (providerPaymentId: string) =>
  (await cardSandbox.refundsOf(providerPaymentId)).map(({ amount }) => amount / 100)

test.each(["drop_answer", "fail", "drop_request"] as const)(
  "a refund without an answer (%s) is sent once, by the job if necessary",
  async (fault) => {
    const { desk, providerPaymentId, paymentId, notes } = await paidOrder(`visszafizetes-${fault}@example.hu`)
    await cardSandbox.fail({
      fault,
      method: "POST",
      path: "/v1/refunds",
      body: `payment_intent=${providerPaymentId}`,
      times: BOTH_CALLS,
    })
    await desk.refund(paymentId, PART)
    expect((await notes()).map(({ amount }) => amount)).toEqual([PART])
    await sql("update refund set created_at = created_at - interval '5 minutes' where payment_id = $1", [
      paymentId,
    ])
    const isTicked = async () =>
      (await sql("select 1 from refund where payment_id = $1 and metadata->>'is_sent' = 'true'", [paymentId]))
        .length > 0
    expect(await untilJobDid("card-payments", isTicked)).toBe(true)
    expect(await sentParts(providerPaymentId)).toEqual([PART])
    await desk.refund(paymentId, PART)
    expect(await sentParts(providerPaymentId)).toEqual([PART, PART])
  },
)

test("a refund of a process that died before it was sent is sent and booked, once", async () => {
  const { orderId, payment, providerPaymentId, paymentId } = await paidOrder("meghalt-kozben@example.hu")
  await sql(
    `insert into refund (id, payment_id, amount, raw_amount, created_at)
     values ($1, $2, $3::numeric, jsonb_build_object('value', $3::text, 'precision', 20), now() - interval '5 minutes')`,
    [`ref_${payment.attempt_id}`, paymentId, PART],
  )
  const booked = () =>
    sql("select amount::int from order_transaction where order_id = $1 and reference = 'refund'", [orderId])
  expect(await untilJobDid("card-payments", async () => (await booked()).length > 0)).toBe(true)
  expect(
    await untilJobDid("card-payments", async () => (await sentParts(providerPaymentId)).length > 0),
  ).toBe(true)
  await (await Administrator.signIn()).runJob("card-payments")
  expect([await booked(), await sentParts(providerPaymentId)]).toEqual([[{ amount: -PART }], [PART]])
})

test.each(["ask_again", "sent_otherwise"] as const)(
  "a refund that the provider refuses after a crash is shown to the staff and not asked for again until they decide: %s",
  async (settlement) => {
    const { orderId, payment, providerPaymentId, paymentId } = await paidOrder(
      `elutasitott-${settlement}@example.hu`,
    )
    await cardSandbox.fail({
      fault: "fail",
      status: 400,
      method: "POST",
      path: "/v1/refunds",
      body: `payment_intent=${providerPaymentId}`,
      times: 1,
    })
    const refundId = `ref_${payment.attempt_id}`
    await sql(
      `insert into refund (id, payment_id, amount, raw_amount, created_at)
       values ($1, $2, $3::numeric, jsonb_build_object('value', $3::text, 'precision', 20), now() - interval '5 minutes')`,
      [refundId, paymentId, PART],
    )
    const admin = await Administrator.signIn()
    const read = async () => (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${orderId}`)).order
    const problems = async () => (await read()).problems
    expect(
      await untilJobDid("card-payments", async () => (await problems()).includes("refund_refused")),
    ).toBe(true)
    await admin.runJob("card-payments")
    expect(await sentParts(providerPaymentId)).toEqual([])
    const { failed_refunds: failed, timeline } = await read()
    expect(failed).toEqual([{ id: refundId, amount: PART, refusal: expect.stringMatching(/./) }])
    expect(timeline.find(({ kind }) => kind === "refunded")).toMatchObject({ state: "failed", amount: PART })

    await admin.post(`/order-desk/${orderId}/refunds/${refundId}`, { settlement })
    expect(await problems()).not.toContain("refund_refused")
    const isSent = async () => (await sentParts(providerPaymentId)).length > 0
    if (settlement === "ask_again") expect(await untilJobDid("card-payments", isSent)).toBe(true)
    else await admin.runJob("card-payments")
    expect(await sentParts(providerPaymentId)).toEqual(settlement === "ask_again" ? [PART] : [])
    await expect(admin.post(`/order-desk/${orderId}/refunds/${refundId}`, { settlement })).rejects.toThrow()
  },
)

test("no money is sent back while a change of the order is open, so that nothing is refunded by a call that fails", async () => {
  const { desk, orderId, providerPaymentId, paymentId } = await paidOrder("megkezdett-modositas@example.hu")
  const admin = await Administrator.signIn()
  await admin.post("/order-edits", { order_id: orderId })
  for (const call of [
    () => desk.refund(paymentId, PART),
    () => desk.cancel(),
    () => admin.post(`/order-desk/${orderId}/cancellation`, { reason: "customer" }),
  ]) {
    await expect(call()).rejects.toThrow(/megkezdett módosítása|been begun/)
  }
  expect(await sentParts(providerPaymentId)).toEqual([])
  await admin.delete(`/order-edits/${orderId}`)
  await desk.refund(paymentId, PART)
  expect(await sentParts(providerPaymentId)).toEqual([PART])
})

test("an order can be changed again after a process died while it was credited", async () => {
  const { desk, orderId } = await paidOrder("felbehagyott-jovairas@example.hu")
  await sql(
    `with change as (
       insert into order_change (id, order_id, version, change_type, status, created_at)
       values ('ordch_' || $1, $1, 2, 'credit_line', 'pending', now() - interval '5 minutes'))
     insert into order_change_action
            (id, order_id, order_change_id, version, action, reference, details, amount, raw_amount, applied)
     values ('ordchact_' || $1, $1, 'ordch_' || $1, 2, 'CREDIT_LINE_ADD', 'payment_collection', '{}', $2::numeric,
             jsonb_build_object('value', $2::text, 'precision', 20), false)`,
    [orderId, PART],
  )
  const open = () =>
    sql("select id from order_change where order_id = $1 and status in ('pending', 'requested')", [orderId])
  expect(await untilJobDid("card-payments", async () => (await open()).length === 0)).toBe(true)
  expect(await sql("select amount::int from order_credit_line where order_id = $1", [orderId])).toEqual([
    { amount: PART },
  ])
  await desk.cancel()
})

const refuseOneRefund = (providerPaymentId: string) =>
  cardSandbox.fail({
    fault: "fail",
    status: 400,
    method: "POST",
    path: "/v1/refunds",
    body: `payment_intent=${providerPaymentId}`,
    times: 1,
  })

test("a refund that the provider refuses, and one that is no whole amount, leave nothing behind", async () => {
  const { desk, providerPaymentId, paymentId, notes } = await paidOrder("visszautasitva@example.hu")
  await refuseOneRefund(providerPaymentId)
  for (const amount of [PART, PART + 0.5, 1e-9])
    await expect(desk.refund(paymentId, amount)).rejects.toThrow()
  expect(await notes()).toEqual([])
  expect(await sentParts(providerPaymentId)).toEqual([])
})

test("a refund that the staff has sent by other means is recorded, and the provider is not asked for it", async () => {
  const email = "maskepp-vissza@example.hu"
  const { orderId, providerPaymentId, paymentId, desk, notes } = await paidOrder(email)
  const admin = await Administrator.signIn()
  const refund = { amount: PART, reason: "A szolgáltató nem küldi", is_sent: true }
  const { order } = await admin.post<{ order: DeskOrderDetails }>(`/order-desk/${orderId}/refunds`, refund)
  expect(order).toMatchObject({ refunded: PART, failed_refunds: [] })
  expect(order.problems).not.toContain("refund_refused")
  const most = order.refundable?.amount ?? 0
  await expect(admin.post(`/order-desk/${orderId}/refunds`, { ...refund, amount: most + 1 })).rejects.toThrow(
    "több, mint",
  )
  await admin.runJob("card-payments")
  expect(await sentParts(providerPaymentId)).toEqual([])
  await desk.refund(paymentId, PART)
  expect(await sentParts(providerPaymentId)).toEqual([PART])
  expect(await notes()).toHaveLength(2)
  const saysAccount = async () =>
    (await mailsOf(email, "order_refunded"))
      .map(({ text }) => text.includes("bankszámlára utaljuk"))
      .toSorted()
  await expect.poll(saysAccount, { timeout: 40_000, interval: 250 }).toEqual([false, true])
})

test("a canceled order whose money has not gone back takes no step any more, and is refunded like any other", async () => {
  const { desk, orderId, providerPaymentId, paymentId } = await paidOrder("torolt-visszautasitva@example.hu")
  await refuseOneRefund(providerPaymentId)
  await desk.cancel()
  const admin = await Administrator.signIn()
  const { order } = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${orderId}`)
  expect(order).toMatchObject({
    stage: "problem",
    is_cancelled: true,
    steps: [],
    problems: ["money_to_return"],
  })
  await desk.refund(paymentId, PART)
  expect(await sentParts(providerPaymentId)).toEqual([PART])
  await admin.post(`/order-desk/${orderId}/refunds`, {
    amount: order.paid - PART,
    reason: "Átutalva",
    is_sent: true,
  })
  expect(await sentParts(providerPaymentId)).toEqual([PART])
  const settled = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${orderId}`)
  expect(settled.order).toMatchObject({ stage: "cancelled", problems: [] })
})

test("an order that is canceled before its money was taken is never charged, even if the provider did not answer", async () => {
  const { desk, payment } = await paidOrder("torolt-terheles-nelkul@example.hu", { isUncaptured: true })
  const statusOf = async () => (await cardSandbox.read(payment.provider_payment_id)).status
  await failOf(payment, "cancel")
  await desk.cancel()
  expect(await statusOf()).toBe("requires_capture")
  expect(await untilJobDid("card-payments", async () => (await statusOf()) !== "requires_capture")).toBe(true)
  expect(await statusOf()).toBe("canceled")
})

test("a cancellation whose caller has gone keeps others from packing the order until it is done", async () => {
  const { desk, orderId, providerPaymentId, notes } = await paidOrder("elment-kozben@example.hu")
  await cardSandbox.fail({
    fault: "delay",
    ms: SLOWLY_MS,
    method: "POST",
    path: "/v1/refunds",
    body: `payment_intent=${providerPaymentId}`,
    times: 1,
  })
  const gone = new AbortController()
  const cancelling = fetch(`${stack.backendUrl}/admin/orders/${orderId}/cancel`, {
    method: "POST",
    headers: { ...(await Administrator.signIn()).headers, "content-type": "application/json" },
    body: "{}",
    signal: gone.signal,
  }).catch(() => null)
  await expect.poll(notes).toHaveLength(1)
  gone.abort()
  await cancelling
  await expect(desk.pack()).rejects.toThrow()
  // It is logged although nobody has received its answer.
  await expect
    .poll(() => sql("select path from staff_action where path like $1", [`%${orderId}/cancel`]))
    .toHaveLength(1)
  expect(await sql('select status from "order" where id = $1', [orderId])).toEqual([{ status: "canceled" }])
})

test("the difference of an order that was paid by card is no second payment, if its transfer was recorded", async () => {
  const { orderId, desk } = await paidOrder("kulonbozet@example.hu")
  await desk.add((await product()).variantId)
  const admin = await Administrator.signIn()
  const { order } = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${orderId}`)
  expect(order.due).toBeGreaterThan(0)
  await desk.takeMoney()
  const content = `Összeg;Partner neve;Közlemény\r\n${order.due};Vevő ${randomUUID()};${order.display_id}`
  const { entries } = await admin.post<BankStatementPreview>("/bank-statement", { content })
  expect(entries).toMatchObject([{ state: "sure", reason: "recorded_by_hand" }])
  await admin.post("/bank-statement", { book: entries.map(({ entry }) => entry.id) })
  const { order: paid } = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${orderId}`)
  expect(paid).toMatchObject({ due: 0, transfer_to_return: 0 })
})
