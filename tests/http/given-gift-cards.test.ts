import { randomUUID } from "node:crypto"
import type { AdminGiftCard } from "@porteka/commerce-sdk"
import { formatMoney } from "@porteka/hungary"
import { beforeAll, expect, test } from "vitest"
import { freshEmail } from "../fixtures/account.ts"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { plain } from "../fixtures/plain-text.ts"
import { whileWritesAreRefused } from "../fixtures/refused-writes.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { joinStaff } from "../fixtures/staff-member.ts"
import { TEST_LOCALES } from "../fixtures/test-languages.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"
import { balanceOf } from "./gift-card-state.ts"
import { issuedInvoices } from "./issued-invoices.ts"
import { mailsOf } from "./mail-of.ts"

/** Gift cards that the staff gives out, docs/decisions/0099. */

const IN_TIME = { timeout: 40_000, interval: 250 }

let admin: Administrator
let testProduct: TestProduct

beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("admin", 7)
  await admin.setStock(testProduct.sku, 60)
})

const newCard = (values: Record<string, unknown> = {}) => ({
  request_id: randomUUID(),
  value: 3000,
  recipient_name: "Kárpót Klára",
  recipient_email: freshEmail("karpotlas"),
  message: "Elnézést kérünk a késésért.",
  locale: "hu",
  reason: "Késett a csomagja",
  ...values,
})

const give = (card: ReturnType<typeof newCard>) => admin.post<{ id: string }>("/sold-gift-cards", card)

async function findCards(q: string): Promise<AdminGiftCard[]> {
  type List = { gift_cards: AdminGiftCard[] }
  return (await admin.get<List>(`/sold-gift-cards?q=${encodeURIComponent(q)}`)).gift_cards
}

async function onlyCard(q: string): Promise<AdminGiftCard> {
  const cards = await findCards(q)
  expect(cards).toHaveLength(1)
  return cards[0] as AdminGiftCard
}

const cardMails = (address: string) => mailsOf(address, "gift_card")

/** Orders pieces with a code, collected in person and paid by transfer. */
async function orderWith(code: string, quantity: number) {
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity }])
  await buyer.redeem(code)
  const { cart } = await buyer.fillIn({ email: freshEmail("kapta"), delivery: "pickup" })
  return await buyer.buy(cart.total)
}

test.each(TEST_LOCALES)("in %s: given, e-mailed with a PDF, listed with its reason", async (locale) => {
  const card = newCard({ locale })
  await give(card)
  await expect.poll(async () => (await cardMails(card.recipient_email)).length, IN_TIME).toBe(1)
  const [mail] = await cardMails(card.recipient_email)
  const listed = await onlyCard(card.recipient_email)
  expect(mail?.locale).toBe(locale)
  expect(plain(mail?.text ?? "")).toContain(plain(formatMoney(3000, "huf", locale)))
  expect(mail?.text).toContain(card.message)
  expect(mail?.text).toContain(listed.code)
  expect(mail?.text).not.toContain(card.reason)
  expect(mail?.eml).toContain(".pdf")
  expect(listed).toMatchObject({
    order_id: null,
    display_id: null,
    value: 3000,
    balance: 3000,
    given: { reason: card.reason, by: stack.adminEmail },
    recipient_name: card.recipient_name,
  })
  expect(listed.sent_at).not.toBeNull()
  expect(await balanceOf(listed.code)).toBe(3000)
})

test("a repeated request creates no second card", async () => {
  const card = newCard()
  const [first, second] = [await give(card), await give(card)]
  expect(second).toEqual(first)
  await onlyCard(card.recipient_email)
  expect(await cardMails(card.recipient_email)).toHaveLength(1)
})

test("a card of a process that died after recording it is created and sent by the job", async () => {
  const card = newCard()
  const { id } = await give(card)
  const { code } = await onlyCard(card.recipient_email)
  await sql("delete from outgoing_mail where part_id = $1", [id])
  await sql("update sold_gift_card set made_at = null, sent_at = null, sendings = 0 where id = $1", [id])
  const isSent = async () => (await onlyCard(card.recipient_email)).sent_at !== null
  expect(await untilJobDid("gift-cards", isSent)).toBe(true)
  expect(await balanceOf(code)).toBe(3000)
})

test("a card that is still being created cannot be sent yet, and is not called taken back", async () => {
  const card = newCard()
  const { id } = await give(card)
  const condition = `new.id = '${id}' and new.made_at is not null`
  await whileWritesAreRefused({ table: "sold_gift_card", on: "update", condition }, async () => {
    await sql("update sold_gift_card set made_at = null where id = $1", [id])
    await expect(admin.post(`/sold-gift-cards/${id}/send`, {})).rejects.toThrow("még készül")
  })
})

test("it can be sent again to another address, and taken back; its recipient is forgotten after five years", async () => {
  const card = newCard()
  const { id } = await give(card)
  const right = freshEmail("helyes")
  await admin.post(`/sold-gift-cards/${id}/send`, { email: right })
  const { code } = await onlyCard(right)
  expect((await cardMails(right))[0]?.text).toContain(code)
  await admin.post(`/sold-gift-cards/${id}/void`, {})
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  await buyer.redeem(code)
  const { cart } = await buyer.fillIn({ email: freshEmail("csalo"), delivery: "pickup" })
  expect(cart.total).toBe(testProduct.price)

  await sql("update sold_gift_card set created_at = created_at - interval '5 years' where id = $1", [id])
  await admin.runJob("old-personal-data")
  const read = () =>
    sql("select recipient_name, recipient_email, message, reason from sold_gift_card where id = $1", [id])
  await expect
    .poll(read, IN_TIME)
    .toEqual([{ recipient_name: "", recipient_email: null, message: null, reason: "" }])
})

test.each([
  ["no reason", { reason: " " }],
  ["a part of a forint", { value: 10.5 }],
  ["nothing", { value: 0 }],
  ["more than a million", { value: 1_000_001 }],
  ["no address", { recipient_email: "klara" }],
  ["an unknown language", { locale: "xx" }],
  ["a code of one's own", { code: "AJANDEK" }],
])("%s is refused", async (_, values) => {
  const card = newCard(values)
  await expect(give(card)).rejects.toThrow("400")
})

test("only those who work with orders may give one", async () => {
  for (const [role, status] of [
    ["read_only", 403],
    ["content", 403],
    ["orders", 200],
  ] as const) {
    const { token, email } = await joinStaff(admin, role)
    const card = newCard()
    const answer = await fetch(new URL("/admin/sold-gift-cards", stack.backendUrl), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(card),
    })
    expect(answer.status).toBe(status)
    expect((await findCards(card.recipient_email)).map(({ given }) => given?.by)).toEqual(
      status === 200 ? [email] : [],
    )
  }
})

test("only those who work with orders see a code, or change a card as a promotion", async () => {
  const made = await admin.post<{ gift_card: { id: string; code: string } }>("/gift-cards", { value: 1000 })
  const { id, code } = made.gift_card
  const promotion = await admin.get<{ promotion: { campaign_id: string } }>(`/promotions/${id}`)
  const campaignId = promotion.promotion.campaign_id
  for (const [role, seen] of [
    ["read_only", false],
    ["content", false],
    ["orders", true],
  ] as const) {
    const { token } = await joinStaff(admin, role)
    const ask = (path: string, body?: object) =>
      fetch(new URL(`/admin${path}`, stack.backendUrl), {
        method: body ? "POST" : "GET",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: body ? JSON.stringify(body) : null,
      })
    for (const path of [
      `/gift-cards/${id}`,
      "/gift-cards",
      `/promotions/${id}`,
      `/campaigns/${campaignId}`,
    ]) {
      const answer = await ask(path)
      const text = (await answer.text()).toUpperCase()
      // Who works with products sees no customers, and so no lists of cards.
      const status = role === "content" && path.startsWith("/gift-cards") ? 403 : 200
      expect([role, path, answer.status, text.includes(code)]).toEqual([role, path, status, seen])
    }
    for (const [path, body] of [
      [`/promotions/${id}`, { code: "SAJAT10" }],
      [`/campaigns/${campaignId}`, { budget: { limit: 100_000 } }],
    ] as const)
      expect([role, path, (await ask(path, body)).status]).toEqual([role, path, 403])
  }
})

test("who does not work with orders cannot find out a code by what searches and lists find", async () => {
  const { code } = (await admin.post<{ gift_card: { code: string } }>("/gift-cards", { value: 1000 }))
    .gift_card
  const other = `GIFT${randomUUID().slice(0, 8)}`.toUpperCase()
  await admin.post("/promotions", {
    code: other,
    type: "standard",
    status: "active",
    application_method: { type: "percentage", target_type: "order", value: 1, currency_code: "huf" },
    campaign: { name: other, campaign_identifier: other },
  })
  const campaign = `gift-card-${code.toLowerCase()}`
  const asked = (q: string, identifier: string) => [
    `/search?q=${q}`,
    `/search?entity=promotion&q=${q}`,
    `/search?entity=campaign&q=${q}`,
    `/promotions?q=${q}`,
    `/promotions?code=${q}`,
    `/promotions?$or[0][code]=${q}&$or[1][code]=${q}`,
    `/campaigns?q=${q}`,
    `/campaigns?campaign_identifier=${identifier}`,
  ]
  for (const [role, found] of [
    ["read_only", false],
    ["content", false],
    ["orders", true],
  ] as const) {
    const { token } = await joinStaff(admin, role)
    const countOf = async (path: string) => {
      const answer = await fetch(new URL(`/admin${path}`, stack.backendUrl), {
        headers: { authorization: `Bearer ${token}` },
      })
      const { count, results = [] } = (await answer.json()) as Counted
      // Medusa finds every record of a kind that has no text to search in.
      const groups = results.filter(({ entity }) => entity === "promotion" || entity === "campaign")
      return count ?? groups.reduce((sum, group) => sum + group.count, 0)
    }
    const sorted = await fetch(new URL("/admin/orders?order=-promotions.code", stack.backendUrl), {
      headers: { authorization: `Bearer ${token}` },
    })
    expect([role, sorted.status]).toEqual([role, found ? 200 : 403])
    for (const path of asked(code, campaign))
      expect([role, path, (await countOf(path)) > 0]).toEqual([role, path, found])
    for (const path of asked(other, other))
      expect([role, path, await countOf(path)]).not.toEqual([role, path, 0])
  }
})

interface Counted {
  count?: number
  results?: { entity: string; count: number }[]
}

test("who does not work with orders makes no card out of a promotion, and none that spends a card", async () => {
  const { id } = (await admin.post<{ gift_card: { id: string } }>("/gift-cards", { value: 1000 })).gift_card
  const { campaign_id } = (await admin.get<{ promotion: { campaign_id: string } }>(`/promotions/${id}`))
    .promotion
  const { token } = await joinStaff(admin, "content")
  const post = (path: string, body: object) =>
    fetch(new URL(`/admin${path}`, stack.backendUrl), {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  const promotion = () => ({
    code: `SAJAT${randomUUID().slice(0, 8)}`.toUpperCase(),
    type: "standard",
    status: "active",
    application_method: {
      type: "fixed",
      target_type: "order",
      allocation: "across",
      value: 1000,
      currency_code: "huf",
    },
  })
  const budget = { type: "spend", limit: 1000, currency_code: "huf" }
  const cardLike = { name: "x", campaign_identifier: `gift-card-${randomUUID()}`, budget }
  const made = await post("/promotions", promotion())
  const own = ((await made.json()) as { promotion: { id: string } }).promotion
  const season = { name: "x", campaign_identifier: randomUUID() }
  const { campaign } = (await (await post("/campaigns", season)).json()) as { campaign: { id: string } }
  for (const [path, body] of [
    ["/promotions", { ...promotion(), campaign_id }],
    ["/promotions", { ...promotion(), campaign: cardLike }],
    [`/promotions/${own.id}`, { campaign_id }],
    ["/campaigns", cardLike],
    [`/campaigns/${campaign.id}`, { campaign_identifier: cardLike.campaign_identifier }],
    [`/campaigns/${campaign.id}/promotions`, { add: [id] }],
    [`/campaigns/${campaign_id}/promotions`, { add: [own.id] }],
  ] as const)
    expect([path, body, (await post(path, body)).status]).toEqual([path, body, 403])
})

test("nobody has paid for it, so an invoice subtracts it like a discount", async () => {
  const part = Math.floor(testProduct.price / 4) * 2
  const card = newCard({ value: part })
  await give(card)
  const { code } = await onlyCard(card.recipient_email)
  const placed = await orderWith(code, 2)
  expect(placed.total).toBe(2 * testProduct.price - part)
  const desk = await OrderDesk.for(placed.id)
  await desk.takeMoney()
  const invoices = () => issuedInvoices(placed.id)
  await expect.poll(async () => (await invoices()).length, IN_TIME).toBe(1)
  const [invoice] = await invoices()
  expect(invoice?.data.totals.gross).toBe(placed.total)
  expect(invoice?.data).not.toHaveProperty("gift_card_paid")

  // One of two items is returned: the card is credited for its share, and the invoices are what the rest costs.
  await desk.pack()
  await desk.receiveReturn(1, 1)
  await expect.poll(() => balanceOf(code), IN_TIME).toBe(part / 2)
  const invoiced = async () => (await invoices()).reduce((sum, { data }) => sum + data.totals.gross, 0)
  await expect.poll(invoiced, IN_TIME).toBe(testProduct.price - part / 2)
})
