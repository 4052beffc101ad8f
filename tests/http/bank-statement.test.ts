import { randomUUID } from "node:crypto"
import type {
  BankEntryList,
  DeskOrderDetails,
  EntryShare,
  EntryStep,
  EntryTwin,
  TransferNotes,
} from "@porteka/commerce-sdk"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { forints, plain } from "../fixtures/plain-text.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"
import { mailOf, mailsOf } from "./mail-of.ts"

/** Imports bank statements into the shop through the real back end. */

const SOON = { timeout: 60_000, interval: 300 }
const PATH = "/bank-statement"

type Match = {
  entry: { id: string }
  state: string
  reason: string | null
  order: { id: string } | null
  shares: EntryShare[]
  twin: EntryTwin | null
}
type Preview = { entries: Match[]; problems: unknown[] }
type Booked = { done: string[]; refused: { id: string; message: string }[] }
type Ordered = { id: string; display_id: number; total: number; email: string }

/** Open entries would keep orders of other tests from being cancelled. */
afterAll(async () => {
  for (const { entry } of (await list()).open) await place(entry.id, { step: "set_aside" })
})

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
  await admin.setStock((await testProductOf("admin", 3)).sku, 100)
})

async function order(quantity = 1, email = `kivonat-${randomUUID()}@example.com`): Promise<Ordered> {
  const { variantId } = await testProductOf("admin", 3)
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity }])
  const { cart } = await buyer.fillIn({ email, payment: "bank_transfer" })
  return { ...(await buyer.buy(cart.total)), email }
}

/** A bank's table; a different payer's name makes the entries of every run unique. */
const csvOf = (...rows: [amount: number, text: string | number, payer?: string][]) =>
  [
    "Könyvelés dátuma;Összeg;Devizanem;Partner neve;Közlemény",
    ...rows.map(
      ([amount, text, payer = `Vevő ${randomUUID()}`]) => `2026-11-22;${amount},00;HUF;${payer};${text}`,
    ),
  ].join("\r\n")

const preview = (content: string) => admin.post<Preview>(PATH, { content })
const book = (ids: string[]) => admin.post<Booked>(PATH, { book: ids })
const place = (id: string, step: EntryStep) => admin.post(`${PATH}/${id}`, step)
const list = () => admin.get<BankEntryList>(PATH)
const noteOf = async (id: string) =>
  (await admin.get<{ notes: TransferNotes[] }>(`${PATH}/notes`)).notes.find(({ order_id: one }) => one === id)
const deskOf = async (id: string) => (await admin.get<{ order: DeskOrderDetails }>(`/order-desk/${id}`)).order
const waiting = async () =>
  (await admin.get<{ waiting: { bank_entries: number } }>("/figures?days=7")).waiting.bank_entries
const makeOld = (id: string, days: number) =>
  sql(`update "order" set created_at = now() - make_interval(days => $2) where id = $1`, [id, days])
/** Longer ago than the deadline. */
const makeOverdue = (id: string) => makeOld(id, 20)
const idsOf = ({ entries }: Preview) => entries.map(({ entry }) => entry.id)

async function stateOf(id: string): Promise<{ status: string; captures: number[] }> {
  const rows = await sql<{ status: string; amount: string | null }>(
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
  const doubtful = entries[4]?.entry.id ?? ""
  expect(await book([doubtful])).toMatchObject({ done: [], refused: [{ id: doubtful }] })
  for (const { entry, state } of entries)
    if (state !== "ignored") await place(entry.id, { step: "set_aside" })
  for (const { id } of [paid, short]) expect((await stateOf(id)).captures).toEqual([])
})

test("pays an order once, with simultaneous confirmations and with any number of statements", async () => {
  const { id, display_id: number, total, email } = await order()
  const content = csvOf([total, number])
  const ids = idsOf(await preview(content))
  const answers = await Promise.all([book(ids), book(ids)])
  expect(answers.flatMap(({ done }) => done)).toEqual(ids)
  expect(answers.flatMap(({ refused }) => refused)).toHaveLength(1)
  expect(await stateOf(id)).toEqual({ status: "pending", captures: [total] })

  expect((await preview(content)).entries).toMatchObject([{ state: "ignored", reason: "booked_before" }])
  expect((await book(ids)).done).toEqual([])
  const another = csvOf([total, number])
  const read = await preview(another)
  expect(read.entries).toMatchObject([{ state: "doubtful", reason: "already_paid" }])
  await place(idsOf(read)[0] ?? "", { step: "set_aside" })
  expect((await stateOf(id)).captures).toEqual([total])

  const { notes } = await admin.get<{ notes: { value: string; author_id: string }[] }>(
    `/notes?resource_id=${id}`,
  )
  expect(notes).toMatchObject([
    { value: expect.stringContaining("számlakivonat"), author_id: expect.stringMatching(/^user_/) },
  ])
  const paidMails = () => mailsOf(email, "order_paid")
  await expect.poll(paidMails, SOON).toHaveLength(1)
})

test("a part payment keeps its order until the rest comes; a surplus is noted", async () => {
  const [inParts, tooMuch] = [await order(), await order()]
  const first = csvOf([1000, inParts.display_id])
  const [part = ""] = idsOf(await preview(first))
  expect((await book([part])).done).toEqual([part])
  expect(await deskOf(inParts.id)).toMatchObject({
    due: inParts.total,
    paid: 0,
    received_in_part: 1000,
    stage: "to_pay",
  })
  const requests = () => mailsOf(inParts.email, "transfer_part")
  await expect.poll(requests, SOON).toHaveLength(1)
  expect(plain((await requests())[0]?.text ?? "")).toContain(`még ${forints(inParts.total - 1000)} hiányzik`)
  const reminders = () => mailsOf(inParts.email, "transfer_reminder")
  await makeOld(inParts.id, 5)
  await admin.runJob("unpaid-transfers")
  await admin.runJob("outgoing-mails")
  expect(await reminders()).toEqual([])
  await sql(`update bank_entry set booked_at = now() - interval '4 days' where id = $1`, [part])
  await admin.runJob("unpaid-transfers")
  await admin.runJob("outgoing-mails")
  await expect.poll(reminders, SOON).toHaveLength(1)
  expect(plain((await reminders())[0]?.text ?? "")).toContain(`még ${forints(inParts.total - 1000)} hiányzik`)
  const isLate = async () => (await list()).late.some(({ entry }) => entry.id === part)
  expect(await isLate()).toBe(false)
  const waitingInTime = await waiting()
  await makeOverdue(inParts.id)
  await admin.runJob("unpaid-transfers")
  expect((await stateOf(inParts.id)).status).toBe("pending")
  expect(await isLate()).toBe(true)
  expect(await waiting()).toBe(waitingInTime + 1)
  expect(await noteOf(inParts.id)).toMatchObject({ rest_is_late: true, possible_transfers: [] })

  const second = csvOf([inParts.total - 1000, inParts.display_id], [tooMuch.total + 500, tooMuch.display_id])
  const read = await preview(second)
  expect(read.entries.map(({ state, reason }) => [state, reason])).toEqual([
    ["sure", null],
    ["doubtful", "too_much"],
  ])
  expect((await book(idsOf(read))).done).toEqual(idsOf(read))
  expect((await stateOf(inParts.id)).captures).toEqual([inParts.total])
  await admin.runJob("unpaid-transfers")
  expect(await requests()).toHaveLength(1)
  expect(await deskOf(inParts.id)).toMatchObject({ due: 0, received_in_part: 0, transfer_to_return: 0 })
  expect((await stateOf(tooMuch.id)).captures).toEqual([tooMuch.total])
  const { notes } = await admin.get<{ notes: { value: string }[] }>(`/notes?resource_id=${tooMuch.id}`)
  expect(notes[0]?.value).toContain("többlet, vissza kell utalni: 500\u00a0Ft")
  const surplus = read.entries[1]?.entry.id ?? ""
  const before = await waiting()
  expect((await list()).to_return).toContainEqual(
    expect.objectContaining({
      entry: expect.objectContaining({ id: surplus }),
      to_return: 500,
      can_undo: false,
    }),
  )
  expect(await deskOf(tooMuch.id)).toMatchObject({
    transfer_to_return: 500,
    problems: ["transfer_to_return"],
  })
  await place(surplus, { step: "return" })
  expect(await waiting()).toBe(before - 1)
  expect(await deskOf(tooMuch.id)).toMatchObject({ transfer_to_return: 0, problems: [], stage: "to_pack" })
  await place(surplus, { step: "undo" })
  expect(await deskOf(tooMuch.id)).toMatchObject({ transfer_to_return: 500 })
  await place(surplus, { step: "return" })
})

test("an entry that names no order stays until the staff assigns it, and its order is not canceled meanwhile", async () => {
  const [meant, wrong, other] = [await order(), await order(), await order()]
  const content = csvOf(
    [meant.total, "virágra"],
    [700, "Rendelés 0 és köszönet"],
    [41_234_567, `a ${other.display_id} helyett`],
  )
  const [whole = "", small = "", named = ""] = idsOf(await preview(content))
  expect(idsOf(await preview(content))).toEqual([whole, small, named])
  const { open } = await list()
  expect(open.filter(({ entry }) => [whole, small].includes(entry.id))).toHaveLength(2)
  const suggested = open.find(({ entry }) => entry.id === whole)?.suggestions ?? []
  expect(suggested.map(({ id }) => id)).not.toEqual([])
  for (const { id } of [meant, other]) await makeOverdue(id)
  await admin.runJob("unpaid-transfers")
  for (const { id } of [meant, other]) expect((await stateOf(id)).status).toBe("pending")

  await expect(place(whole, { step: "assign", order: 2_000_000_000 })).rejects.toThrow("400")
  await place(small, { step: "assign", order: wrong.display_id })
  expect(await deskOf(wrong.id)).toMatchObject({ received_in_part: 700 })
  await expect(place(small, { step: "set_aside" })).rejects.toThrow("400")
  await place(small, { step: "undo" })
  expect(await deskOf(wrong.id)).toMatchObject({ received_in_part: 0 })
  await place(small, { step: "assign", order: meant.display_id })
  // The surplus is the latest money.
  const twice = await Promise.allSettled(
    [meant, wrong].map(({ display_id: number }) => place(whole, { step: "assign", order: number })),
  )
  const paid = twice[0]?.status === "fulfilled" ? meant : wrong
  expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  expect((await stateOf(paid.id)).captures).toEqual([paid.total])
  expect(await deskOf(meant.id)).toMatchObject(
    paid === meant ? { transfer_to_return: 700, received_in_part: 0 } : { received_in_part: 700 },
  )
  await expect(place(whole, { step: "undo" })).rejects.toThrow("400")

  await place(named, { step: "set_aside" })
  expect((await list()).open.some(({ entry }) => entry.id === named)).toBe(false)
  await place(named, { step: "undo" })
  await place(named, { step: "set_aside" })
  await admin.runJob("unpaid-transfers")
  await expect.poll(async () => (await stateOf(other.id)).status, SOON).toBe("canceled")
})

test("one transfer pays two orders: each share counts for its order, and can be taken back", async () => {
  const first = await order()
  const second = await order(2, first.email)
  const sum = first.total + second.total
  const payer = `Vevő ${randomUUID()}`
  const content = csvOf([sum, "mindkettő", payer])
  const read = await preview(content)
  const [entry = ""] = idsOf(read)
  expect(read.entries[0]?.shares.map(({ order: { id }, amount }) => [id, amount]).toSorted()).toEqual(
    [first, second].map(({ id, total }) => [id, total]).toSorted(),
  )
  for (const { id } of [first, second]) await makeOverdue(id)
  // It was read after both were placed.
  await admin.runJob("unpaid-transfers")
  for (const { id } of [first, second]) {
    expect((await stateOf(id)).status).toBe("pending")
    expect(await noteOf(id)).toMatchObject({ possible_transfers: [{ id: entry, amount: sum }] })
  }

  const give = ({ display_id: number }: Ordered, amount: number) =>
    place(entry, { step: "assign", order: number, amount })
  await expect(give(first, sum + 1)).rejects.toThrow("400")
  const twice = await Promise.allSettled([give(first, first.total), give(first, first.total)])
  expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
  expect((await stateOf(first.id)).captures).toEqual([first.total])
  const rest = async () => (await list()).open.find(({ entry: { id } }) => id === entry)?.entry
  expect(await rest()).toMatchObject({ amount: second.total, whole: sum })
  expect((await preview(content)).entries).toMatchObject([{ state: "doubtful" }])

  await give(second, 700)
  expect(await deskOf(second.id)).toMatchObject({ received_in_part: 700 })
  const share = (await list()).done.find(({ order: of }) => of?.id === second.id)?.entry.id ?? ""
  await place(share, { step: "undo" })
  expect(await deskOf(second.id)).toMatchObject({ received_in_part: 0 })
  expect(await rest()).toMatchObject({ amount: second.total, whole: sum })
  await give(second, second.total)
  expect((await stateOf(second.id)).captures).toEqual([second.total])
  expect((await preview(content)).entries).toMatchObject([{ state: "ignored", reason: "booked_before" }])

  const camt = `<Document><Stmt><Ntry><Amt Ccy="HUF">${sum}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
    <BookgDt><Dt>2026-11-22</Dt></BookgDt><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>${payer.toUpperCase()}</Nm></Dbtr></RltdPties>
    <RmtInf><Ustrd>${second.display_id}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></Document>`
  const again = await preview(camt)
  expect(again.entries).toMatchObject([
    { state: "doubtful", reason: "read_before", twin: { booked_on: "2026-11-22", is_placed: true } },
  ])
  const { id: other } = again.entries[0]?.twin ?? {}
  expect((await list()).done.map(({ entry: { id } }) => id)).toContain(other)
  expect(again.entries).toMatchObject([{ shares: [], order: null }])
  expect((await book(idsOf(again))).done).toEqual([])
  await place(idsOf(again)[0] ?? "", { step: "set_aside" })
})

test("money of a canceled order, or of one paid by hand, has one place", async () => {
  const [cancelled, byHand] = [await order(), await order()]
  const [part = "", evidence = ""] = idsOf(
    await preview(csvOf([900, cancelled.display_id], [byHand.total, byHand.display_id])),
  )
  await book([part])
  await (await OrderDesk.for(cancelled.id)).cancel()
  expect(await deskOf(cancelled.id)).toMatchObject({
    transfer_to_return: 900,
    problems: ["transfer_to_return"],
  })
  expect(plain((await mailOf(cancelled.email, "order_cancelled")).text)).toContain(forints(900))
  await place(part, { step: "return" })
  expect(await deskOf(cancelled.id)).toMatchObject({ transfer_to_return: 0, stage: "cancelled" })

  await (await OrderDesk.for(byHand.id)).takeMoney()
  expect((await list()).open.find(({ entry }) => entry.id === evidence)).toMatchObject({
    state: "sure",
    reason: "recorded_by_hand",
  })
  expect((await book([evidence])).done).toEqual([evidence])
  expect(await deskOf(byHand.id)).toMatchObject({ transfer_to_return: 0, received_in_part: 0 })
  expect((await stateOf(byHand.id)).captures).toEqual([byHand.total])
  const [again = ""] = idsOf(await preview(csvOf([byHand.total, byHand.display_id])))
  expect((await book([again])).done).toEqual([again])
  expect(await deskOf(byHand.id)).toMatchObject({ transfer_to_return: byHand.total })
})

test("an edit after a part payment counts it: less is missing, or the rest goes back", async () => {
  const { id, display_id: number, total, email } = await order(2)
  const part = total - 1000
  const account = "11773016-11111018-00000000"
  const head = "Könyvelés dátuma;Összeg;Devizanem;Partner neve;Partner számlaszáma;Közlemény"
  await book(idsOf(await preview(`${head}\r\n2026-11-22;${part},00;HUF;Kovács Anna;${account};${number}`)))
  expect((await deskOf(id)).payers).toEqual([{ name: "Kovács Anna", account }])
  const desk = await OrderDesk.for(id)
  const letters = () => mailsOf(email, "order_changed")
  await desk.leave(3)
  await expect.poll(letters, SOON).toHaveLength(1)
  const more = await deskOf(id)
  expect(more).toMatchObject({ received_in_part: part, transfer_to_return: 0, paid: 0 })
  expect(plain((await letters())[0]?.text ?? "")).toContain(forints(more.due - part))

  await desk.leave(1)
  await expect.poll(async () => (await deskOf(id)).paid, SOON).toBeGreaterThan(0)
  const less = await deskOf(id)
  expect(less).toMatchObject({
    due: 0,
    paid: less.total,
    received_in_part: 0,
    transfer_to_return: part - less.total,
  })
  await expect.poll(letters, SOON).toHaveLength(2)
  const texts = (await letters()).map(({ text }) => plain(text))
  expect(texts.some((text) => text.includes(forints(part - less.total)))).toBe(true)
})

test("an order is either paid or canceled as unpaid, never both", async () => {
  const { id, display_id: number, total } = await order()
  const content = csvOf([total, number])
  const ids = idsOf(await preview(content))
  // The job takes the entry for the order's only as long as it is open.
  await sql(`update bank_entry set created_at = now() - interval '30 days' where id = any($1)`, [ids])
  await makeOverdue(id)
  const [{ done }] = await Promise.all([book(ids), admin.runJob("unpaid-transfers")])
  const outcome =
    done.length > 0 ? { status: "pending", captures: [total] } : { status: "canceled", captures: [] }
  await expect.poll(() => stateOf(id), SOON).toEqual(outcome)
  // A run after everything is settled changes nothing.
  await admin.runJob("unpaid-transfers")
  const later = await order()
  await makeOverdue(later.id)
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
