import { randomUUID } from "node:crypto"
import type { AdminContactMessage, ShopFigures } from "@porteka/commerce-sdk"
import { beforeEach, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import type { HtmlForm } from "../fixtures/html-form.ts"
import { ageMails, pretendMails } from "../fixtures/mail-states.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer, callStore, type Refusal } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

const STAFF = "hello@porteka.example"
const NOTICE = "contact_notice"
/** Longer than a busy machine takes from an answer to its mail. */
const MAILED = { timeout: 15_000 }

type Receipt = { reference: string; received_at: string; receipt: string }

const WHOLE = { name: "Kovács Anna", message: "Szombaton is kiszállítanak?" }
const newEmail = () => `irok-${randomUUID()}@example.com`
const isContact = ({ action, method }: HtmlForm) => method === "post" && action.includes("/contact")
const write = (body: object) => callStore<Receipt & Refusal>("/store/contact-messages", { body })
/** The e-mail that brought a message to the shop. */
const noticeOf = async (reference: string) =>
  (await mailsTo(STAFF)).find(({ kind, subject }) => kind === NOTICE && subject.includes(reference))

beforeEach(() => ageMails(NOTICE))

describe.each([
  ["hu", "/hu/contact?rendeles=1042", "Üzenetét megkaptuk", "Átvételi pont"],
  ["en", "/en/contact?order=1042", "We have received your message", "Pickup point"],
])("the contact form in %s, without JavaScript", (locale, path, received, place) => {
  test("reaches the shop, which replies to the sender, and is acknowledged without repeating it", async () => {
    const shopper = new Shopper()
    const email = newEmail()
    const form = await shopper.open(path)
    expect(form.headers["cache-control"]).toBe("private, no-store")
    expect(textOf(form.text)).toContain(place)
    expect(form.text).toContain('value="1042"')
    expect(form.text).toContain("https://www.google.com/maps/dir/")

    const done = await shopper.submit(form, isContact, { ...WHOLE, email })
    expect(done.status).toBe(200)
    expect(done.path).not.toContain("?")
    const reference = /UZ-\d{4}-\d{6}/.exec(done.text)?.[0] ?? "no reference"
    for (const text of [received, reference, WHOLE.message, "1042", email])
      expect(textOf(done.text)).toContain(text)

    await expect.poll(() => noticeOf(reference), MAILED).toBeDefined()
    const notice = await noticeOf(reference)
    expect(notice?.eml).toMatch(new RegExp(`^Reply-To: <?${email}>?\\r?$`, "m"))
    for (const text of [WHOLE.name, WHOLE.message, "1042", email]) expect(notice?.text).toContain(text)

    await expect.poll(() => mailsTo(email), MAILED).toHaveLength(1)
    const [receipt] = await mailsTo(email)
    expect(receipt).toMatchObject({ kind: "contact_receipt", locale })
    expect(receipt?.text).toContain(reference)
    for (const text of [WHOLE.name, WHOLE.message]) expect(receipt?.text).not.toContain(text)
  })

  test("asks to mend what is missing, and keeps what was typed", async () => {
    const shopper = new Shopper()
    const again = await shopper.submit(await shopper.open(path), isContact, {
      name: "Kovács Anna",
      email: "anna",
      message: "Egy kérdés",
    })
    expect(again.status).toBe(400)
    expect(again.text).toContain('value="Kovács Anna"')
    expect(again.text).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="email"/)
    expect(again.text).toMatch(/<textarea[^>]*name="message"[^>]*>Egy kérdés</)
  })

  test("is not sent by a program that fills in every field, and a person can mend it", async () => {
    const shopper = new Shopper()
    const values = { ...WHOLE, email: newEmail(), leave_empty: "x" }
    const again = await shopper.submit(await shopper.open(path), isContact, values)
    expect(again.status).toBe(400)
    const done = await shopper.submit(again, isContact, { ...values, leave_empty: "" })
    expect(done.text).toMatch(/UZ-\d{4}-\d{6}/)
  })
})

describe("the admin's page of messages", () => {
  type List = { messages: AdminContactMessage[]; count: number }
  const ofSender = async (owner: Administrator, email: string, query = "") =>
    (await owner.get<List>(`/contact-messages?limit=100${query}`)).messages.filter(
      (one) => one.email === email,
    )
  const waiting = async (owner: Administrator) =>
    (await owner.get<ShopFigures>("/figures?days=7")).waiting.messages

  test("shows the message, with the sender's own order, and who has answered it", async () => {
    const owner = await Administrator.signIn()
    const email = newEmail()
    const { variantId } = await testProductOf("checkout")
    const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
    const order = await buyer.buy((await buyer.fillIn({ email })).cart.total)
    const before = await waiting(owner)
    const { body } = await write({ ...WHOLE, email, order_reference: String(order.display_id) })
    const [open] = await ofSender(owner, email, "&state=open")
    const known = { ...WHOLE, reference: body.reference, order_id: order.id, answered_at: null }
    expect(open).toMatchObject({ ...known, answered_by: null })
    expect(await waiting(owner)).toBe(before + 1)

    const path = `/contact-messages/${open?.id}`
    for (const _ of [1, 2]) await owner.post(path, { state: "answered" })
    const [answered] = await ofSender(owner, email, "&state=answered")
    expect(answered).toMatchObject({
      answered_by: stack.adminEmail,
      answered_at: expect.stringMatching(/^\d{4}-/),
    })
    expect(await ofSender(owner, email, "&state=open")).toEqual([])
    expect(await waiting(owner)).toBe(before)
    await owner.post(path, { state: "open" })
    expect((await ofSender(owner, email))[0]).toMatchObject({ answered_at: null, answered_by: null })
  })

  test("is for the staff, of which only some may mark; an unknown message or state is refused", async () => {
    const owner = await Administrator.signIn()
    const email = newEmail()
    await write({ ...WHOLE, email })
    const [message] = await ofSender(owner, email)
    const path = `/contact-messages/${message?.id}`
    expect((await callStore("/admin/contact-messages")).status).toBe(401)
    expect((await callStore(`/admin${path}`, { body: { state: "answered" } })).status).toBe(401)
    await expect(owner.get("/contact-messages?state=other")).rejects.toThrow(/400/)
    await expect(owner.post(path, { state: "closed" })).rejects.toThrow(/400/)
    await expect(owner.post("/contact-messages/contact_none", { state: "open" })).rejects.toThrow(/404/)
  })

  test("has a message for 90 days, as the privacy policy says, even if nobody has answered it", async () => {
    const owner = await Administrator.signIn()
    const email = newEmail()
    await write({ ...WHOLE, email })
    const age = (days: number) =>
      sql("update contact_message set received_at = now() - make_interval(days => $2) where email = $1", [
        email,
        days,
      ])
    await age(89)
    await owner.runJob("old-personal-data")
    expect(await ofSender(owner, email)).toHaveLength(1)
    await age(91)
    await owner.runJob("old-personal-data")
    expect(await ofSender(owner, email)).toEqual([])
  })
})

describe("POST /store/contact-messages", () => {
  test("answers the same for every order; the shop is led only to the sender's own", async () => {
    const email = newEmail()
    const { variantId } = await testProductOf("checkout")
    const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
    const order = await buyer.buy((await buyer.fillIn({ email })).cart.total)
    const named = { ...WHOLE, order_reference: String(order.display_id) }
    const own = await write({ ...named, email })
    const foreign = await write({ ...named, email: newEmail() })
    for (const { status, body } of [own, foreign]) {
      expect(status).toBe(201)
      expect(Object.keys(body).sort()).toEqual(["receipt", "received_at", "reference"])
    }
    await expect.poll(() => noticeOf(foreign.body.reference), MAILED).toBeDefined()
    expect((await noticeOf(own.body.reference))?.text).toContain(`/app/orders/${order.id}`)
    expect((await noticeOf(foreign.body.reference))?.text).not.toContain(order.id)
  })

  test("makes one message of one submission, however often it comes", async () => {
    const body = { ...WHOLE, email: newEmail(), submission_id: randomUUID() }
    const answers = await Promise.all([write(body), write(body), write(body)])
    expect(new Set(answers.map((answer) => answer.body.reference)).size).toBe(1)
  })

  test("mails no receipt again and again to an address that others type", async () => {
    const body = { ...WHOLE, email: newEmail() }
    const answers = []
    for (let count = 0; count < 6; count += 1) answers.push((await write(body)).body.receipt)
    expect(answers).toEqual([...Array(5).fill("sent"), "withheld"])
    expect(await mailsTo(body.email)).toHaveLength(5)
  })

  test("brings many at once to the shop in one e-mail, each in full", async () => {
    await pretendMails(NOTICE, STAFF, 10)
    const message = `Sok üzenet egyike: ${randomUUID()}`
    const { body } = await write({ ...WHOLE, message, email: newEmail() })
    expect(await noticeOf(body.reference)).toBeUndefined()
    await ageMails(NOTICE)
    const administrator = await Administrator.signIn()
    await administrator.runJob("outgoing-mails")
    const summaries = () => mailsOf(STAFF, "contact_notices")
    await expect
      .poll(async () => (await summaries()).map(({ text }) => text).join(), MAILED)
      .toContain(message)
  })

  test.each([
    ["nothing to answer", { name: "Anna", email: "a@example.com" }],
    ["no address", WHOLE],
    ["two addresses", { ...WHOLE, email: "a@example.com, b@example.com" }],
    ["a field nobody asked for", { ...WHOLE, email: "a@example.com", order_id: "x" }],
  ])("refuses %s", async (_, body) => {
    expect((await write(body)).status).toBe(400)
  })

  test("takes whatever a person may type", async () => {
    const typed = "'; drop table contact_message; -- <script>\u0000 🙂"
    const { status, body } = await write({ name: typed, message: typed, email: newEmail() })
    expect(status).toBe(201)
    await expect.poll(() => noticeOf(body.reference), MAILED).toBeDefined()
    expect((await noticeOf(body.reference))?.html).not.toContain("<script>")
  })
})
