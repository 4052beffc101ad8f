import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { withConnection } from "../../tools/postgres/connection.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

/**
 * E-mails and invoices are claimed in batches, and a claim ends after some minutes, as if its process had died. A slow mail server
 * or invoice provider takes longer for a batch: what another process has claimed meanwhile is left to that.
 */

const SOON = { timeout: 30_000, interval: 100 }

interface Claimed {
  table: "outgoing_mail" | "invoice"
  job: string
  /** In the order in which they are done. */
  ids: [string, string, string]
  /** A table for which the first one waits. */
  needed: string
  states: { claimed: string; done: string }
  makeDue: string
}

/** The first one takes so long that another process claims the second one. @returns when the third one is done */
async function claimSecond(claimed: Claimed): Promise<void> {
  const { table, ids, states } = claimed
  const stateOf = async (id: string) =>
    (await sql<{ state: string }>(`select state from ${table} where id = $1`, [id]))[0]?.state
  const readStates = () => Promise.all(ids.map(stateOf))
  while (!(await claimedByOne(claimed, readStates)))
    await expect.poll(readStates, SOON).toEqual(ids.map(() => states.done))
  await expect.poll(() => stateOf(ids[2]), SOON).toBe(states.done)
  expect(await readStates()).toEqual([states.done, states.claimed, states.done])
}

/** @returns whether one run had claimed all of them: an event of an order that comes late claims its own */
async function claimedByOne(
  { table, job, ids, needed, states, makeDue }: Claimed,
  readStates: () => Promise<unknown[]>,
): Promise<boolean> {
  const admin = await Administrator.signIn()
  const countWaiting = async () =>
    (await sql("select from pg_locks where relation = $1::regclass and not granted", [needed])).length
  return await withConnection(stack.databaseUrl, async (other) => {
    await other.query(`begin; lock table ${needed} in access exclusive mode`)
    await sql(makeDue, [ids])
    const run = admin.runJob(job)
    await expect.poll(readStates, SOON).toEqual(ids.map(() => states.claimed))
    await expect.poll(countWaiting, SOON).toBeGreaterThan(0)
    const isAlone = (await countWaiting()) === 1
    if (isAlone)
      await sql(`update ${table} set attempts = attempts + 1, claimed_at = now() where id = $1`, [ids[1]])
    await other.query("commit")
    await run
    return isAlone
  })
}

test("an e-mail that another process has claimed meanwhile is not sent by both", async () => {
  const ids: Claimed["ids"] = [`mail_${randomUUID()}`, `mail_${randomUUID()}`, `mail_${randomUUID()}`]
  const addressOf = (id: string) => `${id}@example.hu`
  for (const id of ids)
    await sql(
      `with asked as (
         insert into newsletter_subscription (id, email, locale, asked_at, expires_at)
         values ('newsletter_' || $1, $2, 'hu', now(), now() + interval '1 day') returning id)
       insert into outgoing_mail (id, key, kind, about_id, locale, recipient, state, due_at)
       select $1, $1, 'newsletter_sign_up', id, 'hu', $2, 'pending', now() + interval '1 day' from asked`,
      [id, addressOf(id)],
    )
  await claimSecond({
    table: "outgoing_mail",
    job: "outgoing-mails",
    ids,
    needed: "newsletter_subscription",
    states: { claimed: "sending", done: "sent" },
    // Before all others.
    makeDue: `update outgoing_mail set due_at = timestamptz '2026-01-01' + array_position($1::text[], id) * interval '1 minute'
               where id = any($1::text[])`,
  })
  expect(await mailsTo(addressOf(ids[1]))).toEqual([])
  expect(await mailsTo(addressOf(ids[2]))).toHaveLength(1)
})

test("an invoice that another process has claimed meanwhile is not issued by both", async () => {
  const { variantId: variant_id } = await testProductOf("faults", 6)
  const invoiceOf = async () => {
    const buyer = await Buyer.withCart([{ variant_id, quantity: 1 }])
    const { cart } = await buyer.fillIn({
      email: `szamla-${randomUUID()}@example.hu`,
      payment: "cash_on_delivery",
    })
    const { id: orderId } = await buyer.buy(cart.total)
    await (await OrderDesk.for(orderId)).pack()
    const find = () =>
      sql<{ id: string }>("select id from invoice where order_id = $1 and state = 'issued'", [orderId])
    await expect.poll(find, SOON).toHaveLength(1)
    return (await find())[0]?.id ?? ""
  }
  const ids: Claimed["ids"] = [await invoiceOf(), await invoiceOf(), await invoiceOf()]
  await claimSecond({
    table: "invoice",
    job: "invoices",
    ids,
    needed: "stored_document",
    states: { claimed: "issuing", done: "issued" },
    makeDue: `update invoice set state = 'pending', number = null,
                     created_at = timestamptz '2026-01-01' + array_position($1::text[], id) * interval '1 minute'
               where id = any($1::text[])`,
  })
  expect(await sql("select number from invoice where id = $1", [ids[1]])).toEqual([{ number: null }])
})
