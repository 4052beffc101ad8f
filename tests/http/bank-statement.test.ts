import { randomUUID } from "node:crypto"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import pg from "pg"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { forints, plain } from "../fixtures/plain-text.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

/** Imports bank statements into the shop through the real back end. */

vi.setConfig({ testTimeout: 180_000 })
const SOON = { timeout: 60_000, interval: 300 }
const PATH = "/bank-statement"

type Match = {
  entry: { id: string }
  state: string
  reason: string | null
  order: { id: string } | null
}
type Preview = { entries: Match[]; problems: unknown[] }
type Booked = { done: string[]; refused: { id: string; message: string }[] }
type Ordered = { id: string; display_id: number; total: number; email: string }

const database = new pg.Pool({ connectionString: stack.databaseUrl, max: 1 })
afterAll(() => database.end())

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await testProductOf("admin", 3)).sku, 100)
})

async function order(): Promise<Ordered> {
  const { variantId } = await testProductOf("admin", 3)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const email = `kivonat-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email, payment: "bank_transfer" })
  return { ...(await buyer.buy(cart.total)), email }
}

/** A bank's table; a different payer's name makes the entries of every run unique. */
const csvOf = (...rows: [amount: number, text: string | number][]) =>
  [
    "Könyvelés dátuma;Összeg;Devizanem;Partner neve;Közlemény",
    ...rows.map(([amount, text]) => `2026-11-22;${amount},00;HUF;Vevő ${randomUUID()};${text}`),
  ].join("\r\n")

const preview = (content: string) => admin.post<Preview>(PATH, { content })
const book = (content: string, ids: string[]) => admin.post<Booked>(PATH, { content, book: ids })
const idsOf = ({ entries }: Preview) => entries.map(({ entry }) => entry.id)

async function stateOf(id: string): Promise<{ status: string; captures: number[] }> {
  const { rows } = await database.query<{ status: string; amount: string | null }>(
    `select o.status, c.amount from "order" o
       left join order_payment_collection link on link.order_id = o.id and link.deleted_at is null
       left join payment p on p.payment_collection_id = link.payment_collection_id
       left join capture c on c.payment_id = p.id and c.deleted_at is null
      where o.id = $1`,
    [id],
  )
  return {
    status: rows[0]?.status ?? "",
    captures: rows.flatMap(({ amount }) => (amount === null ? [] : Number(amount))),
  }
}

test("distinguishes certain from doubtful entries, and reading changes nothing", async () => {
  const [paid, short, cancelled] = [await order(), await order(), await order()]
  await (await OrderDesk.for(cancelled.id)).cancel()
  const content = csvOf(
    [paid.total, `Rendelés: ${String(paid.display_id).replace(/^(\d)/, "$1 ")}`],
    [short.total - 1, short.display_id],
    [cancelled.total, cancelled.display_id],
    [-5000, "számladíj"],
    [paid.total, "köszönöm"],
  )
  const { entries, problems } = await preview(`${content}\r\n2026-11-22;sok;HUF;X;${short.display_id}`)
  expect(problems).toHaveLength(1)
  expect(entries.map(({ state, reason, order: found }) => [state, reason, found?.id])).toEqual([
    ["sure", null, paid.id],
    ["doubtful", "too_little", short.id],
    ["doubtful", "order_cancelled", cancelled.id],
    ["ignored", "debit", undefined],
    ["doubtful", "unknown_reference", undefined],
  ])
  const doubtful = entries[2]?.entry.id ?? ""
  expect(await book(content, [doubtful])).toMatchObject({ done: [], refused: [{ id: doubtful }] })
  for (const { id } of [paid, short]) expect((await stateOf(id)).captures).toEqual([])
})

test("pays an order once, with simultaneous confirmations and with any number of statements", async () => {
  const { id, display_id: number, total, email } = await order()
  const content = csvOf([total, number])
  const ids = idsOf(await preview(content))
  const answers = await Promise.all([book(content, ids), book(content, ids)])
  expect(answers.flatMap(({ done }) => done)).toEqual(ids)
  expect(answers.flatMap(({ refused }) => refused)).toHaveLength(1)
  expect(await stateOf(id)).toEqual({ status: "pending", captures: [total] })

  expect((await preview(content)).entries).toMatchObject([{ state: "ignored", reason: "booked_before" }])
  expect((await book(content, ids)).done).toEqual([])
  const another = csvOf([total, number])
  expect((await preview(another)).entries).toMatchObject([{ state: "doubtful", reason: "already_paid" }])
  expect((await stateOf(id)).captures).toEqual([total])

  const { notes } = await admin.get<{ notes: { value: string; author_id: string }[] }>(
    `/notes?resource_id=${id}`,
  )
  expect(notes).toMatchObject([
    { value: expect.stringContaining("számlakivonat"), author_id: expect.stringMatching(/^user_/) },
  ])
  const paidMails = async () => (await mailsTo(email)).filter(({ kind }) => kind === "order_paid")
  await expect.poll(paidMails, SOON).toHaveLength(1)
})

test("a part payment keeps its order until the rest comes; a surplus is noted", async () => {
  const [inParts, tooMuch] = [await order(), await order()]
  const first = csvOf([1000, inParts.display_id])
  const [part = ""] = idsOf(await preview(first))
  expect((await book(first, [part])).done).toEqual([part])
  const desk = async () => (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${inParts.id}`)).order
  expect(await desk()).toMatchObject({ due: inParts.total, paid: 0, received_in_part: 1000, stage: "to_pay" })
  const requests = async () => (await mailsTo(inParts.email)).filter(({ kind }) => kind === "transfer_part")
  await expect.poll(requests, SOON).toHaveLength(1)
  expect(plain((await requests())[0]?.text ?? "")).toContain(`még ${forints(inParts.total - 1000)} hiányzik`)
  await database.query(`update "order" set created_at = now() - interval '20 days' where id = $1`, [
    inParts.id,
  ])
  await admin.runJob("unpaid-transfers")
  const kinds = (await mailsTo(inParts.email)).map(({ kind }) => kind)
  expect(kinds).not.toContain("transfer_reminder")
  expect((await stateOf(inParts.id)).status).toBe("pending")

  const second = csvOf([inParts.total - 1000, inParts.display_id], [tooMuch.total + 500, tooMuch.display_id])
  const read = await preview(second)
  expect(read.entries.map(({ state, reason }) => [state, reason])).toEqual([
    ["sure", null],
    ["doubtful", "too_much"],
  ])
  expect((await book(second, idsOf(read))).done).toEqual(idsOf(read))
  expect((await stateOf(inParts.id)).captures).toEqual([inParts.total])
  await admin.runJob("unpaid-transfers")
  expect(await requests()).toHaveLength(1)
  expect(await desk()).toMatchObject({ due: 0, received_in_part: 0 })
  expect((await stateOf(tooMuch.id)).captures).toEqual([tooMuch.total])
  const { notes } = await admin.get<{ notes: { value: string }[] }>(`/notes?resource_id=${tooMuch.id}`)
  expect(notes[0]?.value).toContain("többlet, vissza kell utalni: 500\u00a0Ft")
})

test("an order is either paid or canceled as unpaid, never both", async () => {
  const { id, display_id: number, total } = await order()
  const content = csvOf([total, number])
  const ids = idsOf(await preview(content))
  await database.query(`update "order" set created_at = now() - interval '20 days' where id = $1`, [id])
  const [{ done }] = await Promise.all([book(content, ids), admin.runJob("unpaid-transfers")])
  const outcome =
    done.length > 0 ? { status: "pending", captures: [total] } : { status: "canceled", captures: [] }
  await expect.poll(() => stateOf(id), SOON).toEqual(outcome)
  // A run after everything is settled changes nothing.
  await admin.runJob("unpaid-transfers")
  const later = await order()
  await database.query(`update "order" set created_at = now() - interval '20 days' where id = $1`, [later.id])
  await admin.runJob("unpaid-transfers")
  await expect.poll(async () => (await stateOf(later.id)).status, SOON).toBe("canceled")
  expect(await stateOf(id)).toEqual(outcome)
})

test("reads CAMT.053; refuses entities, other files and unauthorized callers", async () => {
  const { id, display_id: number, total } = await order()
  const camt = `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
    <Stmt><Ntry><Amt Ccy="HUF">${total}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><AcctSvcrRef>${randomUUID()}</AcctSvcrRef>
    <NtryDtls><TxDtls><RmtInf><Ustrd>${number}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
  expect((await preview(camt)).entries).toMatchObject([{ state: "sure", order: { id } }])
  const entity = camt.replace("<Document", '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><Document')
  for (const content of [entity, "<html/>", "Név;Cím", ""])
    await expect(preview(content)).rejects.toThrow("400")
  expect((await callStore(`/admin${PATH}`, { body: { content: camt } })).status).toBe(401)
})
