import { randomUUID } from "node:crypto"
import { describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import type { HtmlForm } from "../fixtures/html-form.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { ageMails, mailState, pretendMails } from "../fixtures/mail-states.ts"
import { type Mail, mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore, type Refusal } from "./backend-buyer.ts"

const STAFF = "hello@porteka.example"
const NOTICE = "withdrawal_notice"
const MOST_NOTICES = 10
/** Longer than a busy machine takes from an answer to its e-mail. */
const MAIL_TIMEOUT_MS = 15_000

type Receipt = { reference: string; received_at: string; receipt: string }
type Case = Record<
  "id" | "reference" | "status" | "order_match" | "deadline_status" | "refund_by",
  string
> & {
  receipt_sent_at: string | null
}

const newEmail = () => `elallo-${randomUUID()}@example.com`
const isWithdrawal = ({ action, method }: HtmlForm) => method === "post" && /elallas|withdrawal/.test(action)
const declare = (body: object) => callStore<Receipt & Refusal>("/store/withdrawals", { body })

/** The e-mails, once the first exists. */
async function receiptsTo(email: string): Promise<Mail[]> {
  await expect.poll(() => mailsTo(email), { timeout: MAIL_TIMEOUT_MS }).not.toEqual([])
  return await mailsTo(email)
}

async function findCase(administrator: Administrator, reference: string): Promise<Case> {
  const { withdrawals } = await administrator.get<{ withdrawals: Case[] }>(`/withdrawals?q=${reference}`)
  const [found] = withdrawals
  if (!found) throw new Error(`There is no case ${reference}.`)
  return found
}

async function anOrder(email: string) {
  const { variantId } = await testProductOf("checkout")
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  return await buyer.buy((await buyer.fillIn({ email })).cart.total)
}

describe.each([
  ["hu", "/hu/elallas?rendeles=1042", "Elállás megerősítése", "Elállok a szerződéstől."],
  ["en", "/en/withdrawal?order=1042", "Confirm withdrawal", "I withdraw from the contract."],
])("the withdrawal function in %s, without JavaScript", (locale, path, button, statement) => {
  test("leads from the e-mail's link by check and confirmation to the receipt", async () => {
    // Other tests may have used up the number of declarations that are reported one by one.
    await ageMails(NOTICE)
    const shopper = new Shopper()
    const email = newEmail()
    const form = await shopper.open(path)
    expect(form.headers["cache-control"]).toBe("private, no-store")

    const check = await shopper.submit(form, isWithdrawal, { name: "Kovács Anna", email, intent: "check" })
    expect(check.status).toBe(200)
    for (const text of [button, statement, "Kovács Anna", "1042", email]) expect(check.text).toContain(text)
    expect(await mailsTo(email)).toEqual([])

    const done = await shopper.submit(check, isWithdrawal, { intent: "confirm" })
    expect(done.status).toBe(200)
    expect(done.path).not.toContain("?")
    expect(done.text).toContain("Portéka – visszáru, 1052 Budapest, Kézműves köz 3.")
    const reference = /EL-\d{4}-\d{6}/.exec(done.text)?.[0] ?? "no reference"

    const [receipt, ...others] = await receiptsTo(email)
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ kind: "withdrawal_receipt", locale })
    for (const text of [reference, statement, "1042", email]) expect(receipt?.text).toContain(text)
    const notices = async () => (await mailsTo(STAFF)).filter(({ subject }) => subject.includes(reference))
    await expect.poll(notices, { timeout: MAIL_TIMEOUT_MS }).toHaveLength(1)
  })

  test("asks to correct missing fields, and keeps the input", async () => {
    const shopper = new Shopper()
    const form = await shopper.open(path)
    const again = await shopper.submit(form, isWithdrawal, {
      name: "Kovács Anna",
      email: "anna",
      intent: "check",
    })
    expect(again.status).toBe(400)
    expect(again.text).toContain('value="Kovács Anna"')
    expect(again.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="email"/)
  })
})

test.each([
  ["/hu/withdrawal", "/hu/elallas"],
  ["/en/elallas", "/en/withdrawal"],
])("%s belongs to the other language: %s", async (path, location) => {
  const answer = await new Shopper().send(path)
  expect([answer.status, answer.headers.location]).toEqual([301, location])
})

describe("POST /store/withdrawals", () => {
  test("answers the same for an existing order, another person's, and an unknown one", async () => {
    const email = newEmail()
    const order = await anOrder(email)
    const administrator = await Administrator.signIn()
    const answers = await Promise.all([
      declare({ name: "Anna", order_reference: `#${order.display_id}`, email }),
      declare({ name: "Anna", order_reference: String(order.display_id), email: newEmail() }),
      declare({ name: "Anna", order_reference: "tavaly vett kék bögre", email }),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(201)
      expect(Object.keys(body).sort()).toEqual(["receipt", "received_at", "reference"])
      expect(body.receipt).toBe("sent")
    }
    const cases = await Promise.all(answers.map(({ body }) => findCase(administrator, body.reference)))
    expect(cases.map(({ order_match }) => order_match)).toEqual(["number_and_email", "number_only", "none"])
    expect(cases.map(({ deadline_status }) => deadline_status)).toEqual(["unknown", "unknown", "unknown"])
  })

  test("creates one case per submission, however often it is sent", async () => {
    const email = newEmail()
    const body = { name: "Anna", order_reference: "1", email, submission_id: randomUUID() }
    const answers = await Promise.all([declare(body), declare(body), declare(body)])
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
    expect(await declare(body)).toMatchObject({ status: 201, body: { receipt: "sent" } })
    expect(await receiptsTo(email)).toHaveLength(1)
  })

  test("sends a limited number of receipts to an address that others enter; every declaration counts", async () => {
    const email = newEmail()
    const body = { name: "Anna", order_reference: "1", email }
    const answers = []
    for (let count = 0; count < 5; count += 1) answers.push(await declare(body))
    for (const other of [email, email.toUpperCase()]) answers.push(await declare({ ...body, email: other }))
    expect(answers.map((answer) => [answer.status, answer.body.receipt])).toEqual([
      ...Array(5).fill([201, "sent"]),
      ...Array(2).fill([201, "withheld"]),
    ])
    const administrator = await Administrator.signIn()
    const cases = await Promise.all(answers.map((answer) => findCase(administrator, answer.body.reference)))
    expect(cases.map(({ receipt_sent_at: sentAt }) => sentAt !== null)).toEqual([
      ...Array(5).fill(true),
      ...Array(2).fill(false),
    ])
    expect(await mailsTo(email)).toHaveLength(5)
  })

  test.each([
    ["hu", "/hu/elallas", "nyomtassa ki vagy mentse el ezt az oldalt", "Elállok a szerződéstől."],
    ["en", "/en/withdrawal", "print or save this page", "I withdraw from the contract."],
  ])("says in %s if no receipt is sent, on a page that is one", async (_, path, request, statement) => {
    const email = newEmail()
    for (let count = 0; count < 5; count += 1) {
      await declare({ name: "Anna", order_reference: "1", email })
    }
    const shopper = new Shopper()
    const values = { name: "Kovács Anna", order: "kék bögre", email, intent: "check" }
    const check = await shopper.submit(await shopper.open(path), isWithdrawal, values)
    const done = textOf((await shopper.submit(check, isWithdrawal, { intent: "confirm" })).text)
    expect(done).toMatch(/EL-\d{4}-\d{6}/)
    for (const text of [request, statement, "Kovács Anna", "kék bögre", email]) expect(done).toContain(text)
  })

  test.each([
    ["no name", { order_reference: "1", email: "a@example.com" }],
    ["no address", { name: "Anna", order_reference: "1" }],
    [
      "a field nobody asked for",
      { name: "Anna", order_reference: "1", email: "a@example.com", order_id: "x" },
    ],
    ["a list for a name", { name: ["Anna"], order_reference: "1", email: "a@example.com" }],
  ])("refuses %s", async (_, body) => {
    expect((await declare(body)).status).toBe(400)
  })

  test("accepts whatever a person may type", async () => {
    const typed = "'; drop table withdrawal_case; -- <script>\u0000 🙂"
    const email = newEmail()
    expect((await declare({ name: typed, order_reference: typed, email, products: typed })).status).toBe(201)
    const [receipt] = await receiptsTo(email)
    expect(receipt?.html).not.toContain("<script>")
    expect(receipt?.text).toContain("<script>")
  })
})

describe("the staff", () => {
  test("moves a case on, and every step is recorded", async () => {
    const administrator = await Administrator.signIn()
    const { body } = await declare({ name: "Anna", order_reference: "1", email: newEmail() })
    const { id, refund_by } = await findCase(administrator, body.reference)
    expect(refund_by > body.received_at.slice(0, "2026-01-01".length)).toBe(true)
    type CaseAnswer = { withdrawal: Case; events: { kind: string }[] }
    const { withdrawal, events } = await administrator.post<CaseAnswer>(`/withdrawals/${id}`, {
      status: "accepted",
    })
    expect(withdrawal.status).toBe("accepted")
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["received", "order_looked_up", "receipt_sent", "status_changed"]),
    )
  })

  test("gets one e-mail about many declarations at once", async () => {
    await ageMails(NOTICE)
    await pretendMails(NOTICE, STAFF, MOST_NOTICES)
    const administrator = await Administrator.signIn()
    const { body } = await declare({ name: "Anna", order_reference: "1", email: newEmail() })
    const { id } = await findCase(administrator, body.reference)
    const key = `${NOTICE}:${id}`
    await expect.poll(() => mailState(key), { timeout: MAIL_TIMEOUT_MS }).toBe("dropped")
    await ageMails(NOTICE, key)
    const summary = async () =>
      (await mailsTo(STAFF)).find((mail) => mail.kind === `${NOTICE}s` && mail.text.includes(body.reference))
    expect(await untilJobDid("outgoing-mails", async () => (await summary()) !== undefined)).toBe(true)
    expect((await summary())?.text).toContain("visszatérítés legkésőbb: 20")
    const steps = async () =>
      (await administrator.get<{ events: { kind: string }[] }>(`/withdrawals/${id}`)).events.map(
        ({ kind }) => kind,
      )
    await expect.poll(steps, { timeout: MAIL_TIMEOUT_MS }).toContain("staff_notified")
  })

  test("sees no case without logging in", async () => {
    const { status } = await callStore("/admin/withdrawals")
    expect(status).toBe(401)
  })
})

describe("five years after their end", () => {
  /** A case as it would be found after these days. */
  async function recorded(status: string, receivedDaysAgo: number, decidedDaysAgo: number): Promise<string> {
    const id = `wdcase_${randomUUID()}`
    await sql(
      `insert into withdrawal_case (id, reference, locale, name, order_reference, email, statement, received_at, status)
       values ($1, $1, 'hu', 'Anna', '1', $2, 'Elállok.', now() - make_interval(days => $3), $4)`,
      [id, newEmail(), receivedDaysAgo, status],
    )
    for (const [kind, days] of [
      ["received", receivedDaysAgo],
      ["status_changed", decidedDaysAgo],
    ])
      await sql(
        `insert into withdrawal_event (id, case_id, kind, data, created_at)
         values ($1, $2, $3, '{}', now() - make_interval(days => $4))`,
        [`wdevent_${randomUUID()}`, id, kind, days],
      )
    return id
  }

  const eventsOf = async (id: string) =>
    (await sql("select from withdrawal_event where case_id = $1", [id])).length

  test("decided withdrawals are deleted with their history; younger and open ones stay", async () => {
    const gone = [
      await recorded("closed", 2000, 1900),
      await recorded("rejected", 2000, 1990),
      await recorded("accepted", 2000, 1990),
    ]
    const kept = [
      await recorded("closed", 2000, 1700),
      await recorded("received", 2000, 1990),
      await recorded("checking", 2000, 1990),
    ]
    const left = async () => {
      const rows = await sql<{ id: string }>("select id from withdrawal_case where id = any($1)", [
        [...gone, ...kept],
      ])
      return rows.map(({ id }) => id).sort()
    }
    expect(await untilJobDid("withdrawals", async () => (await left()).length <= kept.length)).toBe(true)
    expect(await left()).toEqual(kept.toSorted())
    for (const id of gone) expect(await eventsOf(id)).toBe(0)
    for (const id of kept) expect(await eventsOf(id)).toBe(2)
  })

  test("no event of a case that is kept can be deleted or changed", async () => {
    const id = await recorded("closed", 10, 5)
    for (const change of [
      "delete from withdrawal_event where case_id = $1",
      "update withdrawal_event set data = '{}' where case_id = $1",
    ])
      await expect(sql(change, [id])).rejects.toThrow("append-only")
    expect(await eventsOf(id)).toBe(2)
  })
})
