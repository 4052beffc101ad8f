import { randomUUID } from "node:crypto"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { addDays, budapestDay, formatByDate } from "@porteka/hungary"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { newGiftCard } from "../fixtures/gift-card.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { plain } from "../fixtures/plain-text.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

const SOON = { timeout: 30_000, interval: 200 }
/** Longer than eight days, a long weekend and a working day. */
const LONG_AGO_DAYS = 20
const IN_TIME_DAYS = 7
/** More than the products cost. */
const GIFT = 100_000

let admin: Administrator
const product = () => testProductOf("admin", 4)

beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await product()).sku, 100)
})

async function order(days: number, payment = "bank_transfer", code?: string) {
  const email = `utalas-${randomUUID()}@example.com`
  const { variantId } = await product()
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  if (code) await buyer.redeem(code)
  const { cart } = await buyer.fillIn({ email, payment, ...(code ? { delivery: "pickup" } : {}) })
  const { id, display_id, items } = await buyer.buy(cart.total)
  await sql(`update "order" set created_at = now() - make_interval(days => $2) where id = $1`, [id, days])
  return { id, number: String(display_id), email, lineIds: items.map((item) => item.id) }
}

const runJob = () => admin.runJob("unpaid-transfers")

async function stateOf(id: string) {
  type Row = { status: string; reason: string | null }
  const rows = await sql<Row>(
    `select status, metadata->>'cancel_reason' as reason from "order" where id = $1`,
    [id],
  )
  return rows[0]
}

const reservations = async (lineIds: string[]) =>
  (
    await sql("select id from reservation_item where line_item_id = any($1) and deleted_at is null", [
      lineIds,
    ])
  ).length

const cancelMails = (email: string) => mailsOf(email, "order_cancelled")
const reminders = (email: string) => mailsOf(email, "transfer_reminder")

test("an unpaid transfer is canceled once: reason, stock, one e-mail; others stay", async () => {
  const unpaid = await order(LONG_AGO_DAYS)
  await (await OrderDesk.for(unpaid.id)).checkStatus()
  const inTime = await order(IN_TIME_DAYS)
  const byCash = await order(LONG_AGO_DAYS, "cash_on_delivery")
  const paid = await order(LONG_AGO_DAYS)
  await (await OrderDesk.for(paid.id)).takeMoney()
  const free = await order(LONG_AGO_DAYS, "bank_transfer", await newGiftCard(GIFT))
  const packed = await order(LONG_AGO_DAYS)
  await (await OrderDesk.for(packed.id)).pack()
  const withdrawn = await order(IN_TIME_DAYS)
  const declared = { email: withdrawn.email, name: "Kovács Anna", order_reference: withdrawn.number }
  const body = { ...declared, locale: "hu", submission_id: randomUUID() }
  expect((await callStore("/store/withdrawals", { body })).status).toBe(201)
  expect(await reservations(unpaid.lineIds)).toBe(1)

  await runJob()
  await expect.poll(() => stateOf(unpaid.id), SOON).toEqual({ status: "canceled", reason: "unpaid" })
  expect(await reservations(unpaid.lineIds)).toBe(0)
  await expect.poll(() => cancelMails(unpaid.email), SOON).toHaveLength(1)
  const [mail] = await cancelMails(unpaid.email)
  expect(plain(mail?.text ?? "")).toContain("a fizetési határidőig nem érkezett meg")

  await runJob()
  for (const { id, email } of [inTime, byCash, paid, free, packed]) {
    expect(await stateOf(id)).toEqual({ status: "pending", reason: null })
    expect(await cancelMails(email)).toEqual([])
  }
  expect(await reservations(inTime.lineIds)).toBe(1)
  expect(await cancelMails(unpaid.email)).toHaveLength(1)

  const isReminded = async () => (await reminders(inTime.email)).length > 0
  expect(await untilJobDid("outgoing-mails", isReminded)).toBe(true)
  expect(await reminders(inTime.email)).toHaveLength(1)
  expect((await reminders(inTime.email))[0]?.subject).toContain("fizetésre vár")
  for (const { email } of [unpaid, byCash, paid, free, packed, withdrawn])
    expect(await reminders(email)).toEqual([])
})

test("an order whose deadline the staff extended is not canceled, and its buyer gets the new day", async () => {
  const { id, email } = await order(LONG_AGO_DAYS)
  const today = budapestDay(new Date())
  const extend = (due_on: string) => admin.post(`/order-desk/${id}/payment-deadline`, { due_on })
  for (const [day, reason] of [
    [addDays(today, -1), /elmúlt|has passed/],
    [addDays(today, 200), /legfeljebb|at most/],
    ["2026-02-30", /400/],
  ] as const)
    await expect(extend(day)).rejects.toThrow(reason)
  const day = addDays(today, 3)
  await extend(day)
  await runJob()
  expect(await stateOf(id)).toEqual({ status: "pending", reason: null })
  const letters = () => mailsOf(email, "transfer_deadline")
  await expect.poll(letters, SOON).toHaveLength(1)
  expect(plain((await letters())[0]?.text ?? "")).toContain(plain(formatByDate(day, "hu")))
  const { order: desk } = await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)
  expect(desk.transfer?.due_on).toBe(day)

  await (await OrderDesk.for(id)).takeMoney()
  await expect(extend(addDays(today, 5))).rejects.toThrow(/nem vár|awaited/)
})

/** Like an error of the database: this one order cannot be marked as canceled. */
async function whileCancellingFails(orderId: string, work: () => Promise<void>): Promise<void> {
  await sql(`
    create function refuse_cancelling() returns trigger language plpgsql
      as $$ begin raise exception 'refused by a test'; end $$;
    create trigger refuse_cancelling before update on "order" for each row
      when (new.id = '${orderId}' and new.status = 'canceled') execute function refuse_cancelling()`)
  try {
    await work()
  } finally {
    await sql(`drop trigger refuse_cancelling on "order"; drop function refuse_cancelling()`)
  }
}

test("one that cannot be canceled stays complete, does not block the others and is tried again", async () => {
  const stuck = await order(LONG_AGO_DAYS)
  const next = await order(LONG_AGO_DAYS)
  await whileCancellingFails(stuck.id, async () => {
    await runJob()
    await expect.poll(() => stateOf(next.id), SOON).toEqual({ status: "canceled", reason: "unpaid" })
    expect(await stateOf(stuck.id)).toEqual({ status: "pending", reason: null })
    expect(await reservations(stuck.lineIds)).toBe(1)
    expect(await cancelMails(stuck.email)).toEqual([])
  })
  await runJob()
  await expect.poll(() => stateOf(stuck.id), SOON).toEqual({ status: "canceled", reason: "unpaid" })
  await expect.poll(() => cancelMails(stuck.email), SOON).toHaveLength(1)
})
