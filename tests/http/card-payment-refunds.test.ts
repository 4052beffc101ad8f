import { beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { cardSandbox } from "../fixtures/card-sandbox.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { comeBack, reachPayment } from "./card-buyer.ts"

/** A card purchase needs a dozen calls, and the test machine may be busy. */
vi.setConfig({ testTimeout: 180_000 })

const PART = 1_000
/** The official client retries once. */
const BOTH_CALLS = 2

const product = () => testProductOf("admin", 7)

beforeAll(async () => (await Administrator.signIn()).setStock((await product()).sku, 100))

/** An order by card, and its payment. */
async function paidOrder(email: string) {
  const { buyer, payment } = await reachPayment(await product(), email)
  await cardSandbox.pay(payment)
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
  return { desk: await OrderDesk.for(body.order.id), providerPaymentId, paymentId, notes }
}

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

test("a refund that the provider refuses leaves nothing behind", async () => {
  const { desk, providerPaymentId, paymentId, notes } = await paidOrder("visszautasitva@example.hu")
  await cardSandbox.fail({
    fault: "fail",
    status: 400,
    method: "POST",
    path: "/v1/refunds",
    body: `payment_intent=${providerPaymentId}`,
    times: 1,
  })
  await expect(desk.refund(paymentId, PART)).rejects.toThrow()
  expect(await notes()).toEqual([])
  expect(await sentParts(providerPaymentId)).toEqual([])
})
