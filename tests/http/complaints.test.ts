import { randomUUID } from "node:crypto"
import type { CustomerPhoto } from "@porteka/commerce-sdk"
import { afterAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { type HtmlForm, requireForm } from "../fixtures/html-form.ts"
import { ageMails } from "../fixtures/mail-states.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { cameraPhoto, sendPhotos } from "../fixtures/photo-form.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore, type Refusal } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

const STAFF = "panasz@porteka.example"
const NOTICE = "complaint_notice"
/** Longer than a busy machine takes from an answer to its mail. */
const MAILED = { timeout: 15_000 }

type Receipt = { reference: string; received_at: string; receipt: string }
type Case = Record<"id" | "reference" | "status" | "answer_by" | "answer", string> & {
  order_id: string | null
  photos: CustomerPhoto[]
}
type CaseAnswer = { complaint: Case; events: { kind: string }[] }

const WHOLE = { name: "Kovács Anna", description: "A bögre repedten érkezett." }
const newEmail = () => `panaszos-${randomUUID()}@example.com`
const isComplaint = ({ action, method }: HtmlForm) =>
  method === "post" && /panaszkezeles|complaints/.test(action)
const complain = (body: object) => callStore<Receipt & Refusal>("/store/complaints", { body })

async function findCase(administrator: Administrator, reference: string): Promise<Case> {
  const { complaints } = await administrator.get<{ complaints: Case[] }>(`/complaints?q=${reference}`)
  const [found] = complaints
  if (!found) throw new Error(`There is no case ${reference}.`)
  return found
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

describe.each([
  ["hu", "/hu/panaszkezeles?rendeles=1042", "Panaszát rögzítettük", "Békéltető testület"],
  ["en", "/en/complaints?order=1042", "Your complaint has been recorded", "Conciliation board"],
])("the complaint form in %s, without JavaScript", (locale, path, recorded, board) => {
  test("stands on the page about complaints, and leads to a number, a receipt and a notice", async () => {
    await ageMails(NOTICE)
    const shopper = new Shopper()
    const email = newEmail()
    const form = await shopper.open(path)
    expect(form.headers["cache-control"]).toBe("private, no-store")
    expect(textOf(form.text)).toContain(board)
    expect(form.text).toContain('value="1042"')

    const done = await shopper.submit(form, isComplaint, { ...WHOLE, email, request: "Cserét kérek." })
    expect(done.status).toBe(200)
    expect(done.path).not.toContain("?")
    const reference = /PA-\d{4}-\d{6}/.exec(done.text)?.[0] ?? "no reference"
    for (const text of [recorded, reference, WHOLE.description, "Cserét kérek.", "1042", email]) {
      expect(textOf(done.text)).toContain(text)
    }
    expect(textOf(done.text)).toMatch(/30\snapon belül|within\s30\sdays/)

    await expect.poll(() => mailsTo(email), MAILED).toHaveLength(1)
    const [receipt] = await mailsTo(email)
    expect(receipt).toMatchObject({ kind: "complaint_receipt", locale })
    expect(receipt?.text).toContain(reference)
    const notices = async () => (await mailsTo(STAFF)).filter(({ subject }) => subject.includes(reference))
    await expect.poll(notices, MAILED).toHaveLength(1)
  })

  test("asks to mend what is missing, and keeps what was typed", async () => {
    const shopper = new Shopper()
    const again = await shopper.submit(await shopper.open(path), isComplaint, {
      name: "Kovács Anna",
      email: "anna",
      description: "",
    })
    expect(again.status).toBe(400)
    expect(again.text).toContain('value="Kovács Anna"')
    expect(again.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="email"/)
  })

  test("is not sent by a program that fills in every field, and a person can mend it", async () => {
    const shopper = new Shopper()
    const email = newEmail()
    const values = { ...WHOLE, email, leave_empty: "x" }
    const again = await shopper.submit(await shopper.open(path), isComplaint, values)
    expect(again.status).toBe(400)
    const done = await shopper.submit(again, isComplaint, { ...values, leave_empty: "" })
    expect(done.text).toMatch(/PA-\d{4}-\d{6}/)
  })
})

describe("photos of a complaint", () => {
  const path = "/hu/panaszkezeles"
  const send = async (photos: readonly Buffer[], email: string) => {
    const shopper = new Shopper()
    const form = requireForm((await shopper.open(path)).text, isComplaint)
    return await sendPhotos(shopper, path, form, photos, { ...WHOLE, email })
  }
  const fileOf = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(new URL(address, stack.backendUrl), { headers })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  test("reach the staff alone, without hidden data, and are deleted with the complaint", async () => {
    const administrator = await Administrator.signIn()
    const email = newEmail()
    const done = await send([await cameraPhoto(), await cameraPhoto("webp")], email)
    expect([done.status, textOf(done.text)]).toEqual([200, expect.stringMatching(/Fényképek\s*2/)])
    const { id, photos } = await findCase(administrator, /PA-\d{4}-\d{6}/.exec(done.text)?.[0] ?? "")
    expect(photos).toHaveLength(2)
    const [first] = photos
    if (!first) throw new Error("The complaint has no photo.")
    expect(first).toMatchObject({ width: 320, height: 240 })
    const shown = await fileOf(first.large, administrator.headers)
    expect(shown.headers.get("content-type")).toBe("image/jpeg")
    expect(shown.headers.get("cache-control")).toBe("private, no-store")
    expect([shown.status, shown.bytes.includes("Exif"), shown.bytes.includes("Anna titka")]).toEqual([
      200,
      false,
      false,
    ])
    // Who asks for a copy of the data gets the photos (GDPR Article 15).
    const { customer } = await administrator.post<{ customer: { id: string } }>("/customers", { email })
    expect(await administrator.get(`/personal-data/${customer.id}`)).toMatchObject({
      complaints: [
        { photo_files: [`data:image/jpeg;base64,${shown.bytes.toString("base64")}`, expect.any(String)] },
      ],
    })

    expect((await fileOf(first.large)).status).toBe(401)
    const name = first.large.split("/").at(-1)
    const { id: other } = await findCase(
      administrator,
      (await complain({ ...WHOLE, email: newEmail() })).body.reference,
    )
    for (const address of [`/admin/complaints/${other}/photos/${name}`, `/catalogue/review-photos/${name}`])
      expect((await fileOf(address, administrator.headers)).status, address).toBe(404)

    await sql(
      "update complaint_case set status = 'closed', received_at = now() - interval '20 years' where id = $1",
      [id],
    )
    await administrator.runJob("complaints")
    const rows = async () => (await sql("select from complaint_photo where case_id = $1", [id])).length
    await expect.poll(rows, MAILED).toBe(0)
    expect((await fileOf(first.large, administrator.headers)).status).toBe(404)
  })

  test("are refused if they are none, too many or too large; what was typed stays, and nothing is recorded", async () => {
    const email = newEmail()
    const photo = await cameraPhoto()
    for (const [photos, words] of [
      [[photo.subarray(0, 300)], "nem olvasható képként"],
      [[Buffer.from("<html><script>alert(1)</script>")], "nem olvasható képként"],
      [Array<Buffer>(4).fill(photo), "Legfeljebb 3 képet küldhet"],
      [[Buffer.concat([photo, Buffer.alloc(6 * 1024 * 1024)])], "legfeljebb 6 MB lehet"],
    ] as const) {
      const again = await send(photos, email)
      expect([again.status, textOf(again.text)]).toEqual([400, expect.stringContaining(words)])
      expect(again.text).toContain(`${WHOLE.description}</textarea>`)
    }
    expect(await mailsTo(email)).toEqual([])
  })
})

test.each([
  ["/hu/complaints", "/hu/panaszkezeles"],
  ["/en/panaszkezeles?order=7", "/en/complaints?order=7"],
])("%s belongs to the other language: %s", async (path, location) => {
  const answer = await new Shopper().send(path)
  expect([answer.status, answer.headers.location]).toEqual([301, location])
})

describe("POST /store/complaints", () => {
  test("answers the same for an order that is there, another person's, and none; the staff sees one's own", async () => {
    const email = newEmail()
    const { variantId } = await testProductOf("checkout")
    const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
    const order = await buyer.buy((await buyer.fillIn({ email })).cart.total)
    const administrator = await Administrator.signIn()
    const answers = await Promise.all([
      complain({ ...WHOLE, order_reference: `#${order.display_id}`, email }),
      complain({ ...WHOLE, order_reference: String(order.display_id), email: newEmail() }),
      complain({ ...WHOLE, email }),
    ])
    for (const { status, body } of answers) {
      expect(status).toBe(201)
      expect(Object.keys(body).sort()).toEqual(["receipt", "received_at", "reference"])
    }
    const cases = await Promise.all(answers.map(({ body }) => findCase(administrator, body.reference)))
    expect(cases.map(({ order_id: id }) => id)).toEqual([order.id, null, null])
  })

  test("is repeated in the receipt only to who has placed the order: others may have entered the address", async () => {
    const email = newEmail()
    const { variantId } = await testProductOf("checkout")
    const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
    const order = await buyer.buy((await buyer.fillIn({ email })).cart.total)
    const typed = { name: "Olcsó óra: hirdetes.example", description: "Nyereményéért: hirdetes.example" }
    const receiptTo = async (address: string) => {
      const { body } = await complain({ ...typed, order_reference: String(order.display_id), email: address })
      const find = async () => (await mailsTo(address)).find(({ kind }) => kind === "complaint_receipt")
      await expect.poll(find, MAILED).toMatchObject({ text: expect.stringContaining(body.reference) })
      return JSON.stringify(await find())
    }
    expect(await receiptTo(email)).toContain(typed.description)
    const stranger = await receiptTo(newEmail())
    expect(stranger).not.toContain("hirdetes.example")
    expect(stranger).toContain("nincs teendője")
  })

  test("makes one case of one submission, however often it comes", async () => {
    const body = { ...WHOLE, email: newEmail(), submission_id: randomUUID() }
    const answers = await Promise.all([complain(body), complain(body), complain(body)])
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
  })

  test("mails no receipt again and again to an address that others type; every complaint counts", async () => {
    const body = { ...WHOLE, email: newEmail() }
    const answers = []
    for (let count = 0; count < 6; count += 1) answers.push((await complain(body)).body.receipt)
    expect(answers).toEqual([...Array(5).fill("sent"), "withheld"])
    expect(await mailsTo(body.email)).toHaveLength(5)
  })

  test.each([
    ["nothing to complain about", { name: "Anna", email: "a@example.com" }],
    ["no address", WHOLE],
    ["a field nobody asked for", { ...WHOLE, email: "a@example.com", order_id: "x" }],
  ])("refuses %s", async (_, body) => {
    expect((await complain(body)).status).toBe(400)
  })

  test("takes whatever a person may type", async () => {
    const typed = "'; drop table complaint_case; -- <script>\u0000 🙂"
    const email = newEmail()
    const body = { name: typed, order_reference: typed, description: typed, request: typed, email }
    expect((await complain(body)).status).toBe(201)
    await expect.poll(() => mailsTo(email), MAILED).toHaveLength(1)
    expect((await mailsTo(email))[0]?.html).not.toContain("<script>")
  })
})

describe("the staff", () => {
  test("answers within 30 days; the answer is mailed once", async () => {
    const administrator = await Administrator.signIn()
    const email = newEmail()
    const { body } = await complain({ ...WHOLE, email })
    const { id, answer_by } = await findCase(administrator, body.reference)
    expect(Math.round(daysBetween(body.received_at.slice(0, 10), answer_by))).toBeGreaterThanOrEqual(30)
    const refused = administrator.post(`/complaints/${id}`, { status: "answered" })
    await expect(refused).rejects.toThrow("Írja meg a választ")

    const step = { status: "answered", answer: "Elnézését kérjük.\nKicseréljük." }
    await administrator.post(`/complaints/${id}`, step)
    const { complaint, events } = await administrator.post<CaseAnswer>(`/complaints/${id}`, step)
    expect(complaint).toMatchObject({ status: "answered", answer: step.answer })
    expect(events.filter(({ kind }) => kind === "status_changed")).toHaveLength(1)
    const answers = () => mailsOf(email, "complaint_answer")
    await expect.poll(answers, MAILED).toHaveLength(1)
    const [mail] = await answers()
    expect(mail?.text).toContain("Kicseréljük.")
    expect(mail?.text).not.toContain("elutasítjuk")
  })

  test("says where else a consumer can turn when it rejects a complaint", async () => {
    const administrator = await Administrator.signIn()
    const email = newEmail()
    const { body } = await complain({ ...WHOLE, email, locale: "en" })
    const { id } = await findCase(administrator, body.reference)
    await administrator.post(`/complaints/${id}`, { status: "rejected", answer: "It was broken later." })
    const answer = async () => (await mailsTo(email)).find(({ kind }) => kind === "complaint_answer")?.text
    await expect.poll(answer, MAILED).toContain("It was broken later.")
    expect(await answer()).toContain("Conciliation board")
  })

  test("sees no case without signing in", async () => {
    expect((await callStore("/admin/complaints")).status).toBe(401)
  })
})

describe("when three years are over", () => {
  const made: string[] = []

  afterAll(async () => {
    await sql("delete from complaint_case where id = any($1)", [made])
  })

  test("settled complaints are deleted with their history; open ones stay", async () => {
    const administrator = await Administrator.signIn()
    const caseOf = async () => {
      const { body } = await complain({ ...WHOLE, email: newEmail() })
      const { id } = await findCase(administrator, body.reference)
      made.push(id)
      return id
    }
    const [old, young, open] = [await caseOf(), await caseOf(), await caseOf()]
    for (const id of [old, young]) {
      await administrator.post(`/complaints/${id}`, { status: "answered", answer: "Kicseréljük." })
    }
    const age = (column: string, days: number, id: string) =>
      sql(
        `update complaint_case set ${column} = now() - interval '3 years' - make_interval(days => $1)
          where id = $2`,
        [days, id],
      )
    await age("answered_at", 1, old)
    await age("received_at", 30, young)
    await age("received_at", 30, open)
    await administrator.runJob("complaints")
    const left = await sql<{ id: string }>("select id from complaint_case where id = any($1)", [made])
    expect(left.map(({ id }) => id).sort()).toEqual([young, open].sort())
    expect(await sql("select from complaint_event where case_id = $1", [old])).toEqual([])
  })
})
