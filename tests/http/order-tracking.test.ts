import { beforeAll, describe, expect, test, vi } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { type HtmlForm, requireForm } from "../fixtures/html-form.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { ordersOf } from "../fixtures/orders-of.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { forints, plain } from "../fixtures/plain-text.ts"
import { buy } from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { type TestProduct, testProductsOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"

const IN_THE_OUTBOX = { timeout: 30_000, interval: 200 }
const NEVER = "order_01AAAAAAAAAAAAAAAAAAAAAAAA"
const TRACKING = "/hu/rendeles-kovetes"

let testProducts: TestProduct[]
let owner: Shopper
let orderId: string
let number: string
let email: string

beforeAll(async () => {
  testProducts = (await testProductsOf("checkout")).slice(5, 7)
  owner = new Shopper()
  const { person, confirmation } = await buy(owner, "hu", testProducts, {
    delivery: "courier",
    payment: "bank_transfer",
  })
  orderId = /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""
  email = person.email
  const confirmed = await vi.waitUntil(
    async () => (await mailsTo(email)).find(({ kind }) => kind === "order_placed"),
    IN_THE_OUTBOX,
  )
  number = /\d+/.exec(confirmed.subject)?.[0] ?? ""
})

async function ask(shopper: Shopper, fields: Record<string, string>): Promise<Answer> {
  const page = await shopper.open(TRACKING)
  return shopper.submit(page, (form) => "number" in form.fields && "email" in form.fields, fields)
}

const linkIn = (html: string) =>
  /href="https?:\/\/[^/"]+(\/[a-z]{2}\/[a-z-]+\?token=[^"]+)"/.exec(html)?.[1] ?? ""

async function linksOf(address: string, kind: string): Promise<string[]> {
  return (await mailsTo(address)).filter((mail) => mail.kind === kind).map(({ html }) => linkIn(html))
}

describe("tracking by number and e-mail", () => {
  test("sends the link to the order's address, with a minimum interval, and the link opens the order", async () => {
    const guest = new Shopper()
    const answer = await ask(guest, { number: `#${number}`, email: email.toUpperCase() })
    expect([answer.status, textOf(answer.text)]).toEqual([
      200,
      expect.stringContaining("Nézze meg a postafiókját"),
    ])
    for (let again = 0; again < 4; again += 1) await ask(guest, { number, email })
    await expect.poll(() => linksOf(email, "order_link"), IN_THE_OUTBOX).not.toHaveLength(0)
    const [link = ""] = await linksOf(email, "order_link")

    const elsewhere = new Shopper()
    const first = await elsewhere.send(link)
    expect([first.status, first.headers.location]).toEqual([302, `/hu/order/${orderId}`])
    expect(first.headers["cache-control"]).toContain("no-store")
    const page = await elsewhere.open(link)
    expect(page.path).toBe(`/hu/order/${orderId}`)
    expect(page.headers["cache-control"]).toContain("no-store")
    const text = textOf(page.text)
    expect(text).toContain(`${number}. számú rendelés`)
    for (const { title } of testProducts) expect(text).toContain(title)
    expect(text).toContain("Az átutalás adatai")
    // One per ten minutes; these may just have ended between two of the five requests.
    expect((await linksOf(email, "order_link")).length).toBeLessThanOrEqual(2)
  })

  test("sends no more than ten links per day, however often somebody asks", async () => {
    const choice = { delivery: "pickup", payment: "bank_transfer" } as const
    const { person } = await buy(new Shopper(), "hu", testProducts.slice(0, 1), choice)
    const [order] = await ordersOf(await Administrator.signIn(), person.email)
    const wish = { order_number: order?.display_id, email: person.email, locale: "hu" }
    const ask = (text: string) => sql<{ state: string }>(text, [person.email])
    const ASKED = "kind = 'order_link' and recipient = $1 and key <> id"
    /**
     * The result of the next request; then it is moved to another period, so that it may be requested again.
     */
    const askOnce = async () => {
      expect((await callStore("/store/order-links", { body: wish })).status).toBe(202)
      const settled = await vi.waitUntil(
        async () =>
          (await ask(`select state from outgoing_mail where ${ASKED} and state in ('sent', 'dropped')`))[0],
        IN_THE_OUTBOX,
      )
      await ask(`update outgoing_mail set key = id where ${ASKED}`)
      return settled.state
    }
    const states: string[] = []
    for (let count = 0; count < 12; count += 1) states.push(await askOnce())
    expect(states).toEqual([...Array(10).fill("sent"), ...Array(2).fill("dropped")])
    expect(await linksOf(person.email, "order_link")).toHaveLength(10)
    await ask("update outgoing_mail set created_at = created_at - interval '1 day' where recipient = $1")
    expect(await askOnce()).toBe("sent")
  })

  test("answers the same for any input, and sends nothing to strangers", async () => {
    const stranger = new Shopper()
    const right = await ask(stranger, { number, email })
    const mine = `idegen-${Date.now()}@example.com`
    const wrong = await ask(stranger, { number, email: mine })
    const unreal = await ask(stranger, { number: "999999999", email })
    for (const answer of [wrong, unreal]) {
      expect(answer.status).toBe(right.status)
      expect(textOf(answer.text)).toBe(textOf(right.text))
    }
    // A later request has been answered, so the e-mails of these would exist.
    const other = new Shopper()
    const { person, confirmation } = await buy(other, "en", testProducts.slice(0, 1), {
      delivery: "pickup",
      payment: "bank_transfer",
    })
    expect(confirmation.status).toBe(200)
    await expect.poll(async () => (await mailsTo(person.email)).length, IN_THE_OUTBOX).toBe(1)
    expect(await mailsTo(mine)).toEqual([])
  })

  test.each([
    [{ number: "", email: "a@example.com" }, "Adja meg a rendelésszámot"],
    [{ number: "12", email: "nem cím" }, "Adjon meg egy érvényes e-mail-címet"],
  ])("of %j reports the error", async (fields, message) => {
    const answer = await ask(new Shopper(), fields)
    expect([answer.status, textOf(answer.text)]).toEqual([400, expect.stringContaining(message)])
  })

  test.each([`${NEVER}.9999999999.${"A".repeat(43)}`, "x", "%00x", "a".repeat(5000)])(
    "an invented link is treated as expired",
    async (token) => {
      const answer = await new Shopper().open(`${TRACKING}?token=${token}`)
      expect([answer.status, textOf(answer.text)]).toEqual([404, expect.stringContaining("nem érvényes")])
      expect(answer.setCookies.join()).not.toContain("placed-orders")
    },
  )
})

describe("the order's page", () => {
  test("is the same 404 for everybody else as an unknown order", async () => {
    const forger = new Shopper()
    forger.cookies.set("placed-orders", Buffer.from(JSON.stringify([orderId])).toString("base64"))
    for (const visitor of [new Shopper(), forger]) {
      for (const ending of ["", ".data"]) {
        const real = await visitor.send(`/hu/order/${orderId}${ending}`)
        const unreal = await visitor.send(`/hu/order/${NEVER}${ending}`)
        expect([real.status, unreal.status]).toEqual([404, 404])
        expect(real.text.replaceAll(orderId, "X") === unreal.text.replaceAll(NEVER, "X")).toBe(true)
      }
      const posted = await visitor.post(`/hu/order/${orderId}`, { intent: "reorder" })
      expect(posted.status).toBe(404)
    }
  })

  test("leads to forms that know the buyer, and nobody else learns the buyer from their links", async () => {
    const page = await owner.open(`/hu/order/${orderId}`)
    const links = [...page.text.matchAll(/href="([^"]*[?;]order_id=[^"]*)"/g)].map(([, link = ""]) =>
      link.replaceAll("&amp;", "&"),
    )
    expect(links.map((link) => link.split("?")[0])).toEqual([
      "/hu/elallas",
      "/hu/contact",
      "/hu/panaszkezeles",
    ])
    const filledBy = async (visitor: Shopper, link: string) => {
      const { fields } = requireForm(
        (await visitor.open(link)).text,
        (form) => "order" in form.fields && "name" in form.fields,
      )
      return [fields.order, fields.name, fields.email]
    }
    for (const link of links) {
      expect(await filledBy(owner, link)).toEqual([number, "Kovácsné Őry Zsófia", email])
      expect(await filledBy(new Shopper(), link)).toEqual([number, "", ""])
      expect(await filledBy(owner, link.replace(`=${number}&`, "=7&"))).toEqual(["7", "", ""])
      expect(await filledBy(owner, link.replace(orderId, NEVER))).toEqual([number, "", ""])
    }
  })

  test("leads to a withdrawal from some of its products, which nobody else is offered", async () => {
    const link = `/hu/elallas?rendeles=${number}&order_id=${orderId}`
    const isWithdrawal = ({ fields }: HtmlForm) => "order" in fields && "name" in fields
    const { fields } = requireForm((await new Shopper().open(link)).text, isWithdrawal)
    expect(fields).toMatchObject({ products: "" })
    expect(Object.keys(fields)).not.toContain("offered")

    const [first, second] = testProducts
    const choice = { intent: "check", pieces_1: "1" }
    const check = await owner.submit(await owner.open(link), isWithdrawal, choice)
    const statement = /Elállok a szerződéstől[^<]*/.exec(textOf(check.text))?.[0]
    expect(statement).toContain(`1 × ${second?.title}`)
    expect(statement).not.toContain(first?.title)
    const changed = await owner.submit(check, isWithdrawal, { intent: "change" })
    expect(requireForm(changed.text, isWithdrawal).fields).toMatchObject({ pieces_1: "1" })
    const all = await owner.submit(changed, isWithdrawal, { ...choice, pieces_0: "1" })
    expect(textOf(all.text)).toContain("Elállok a szerződéstől.")
  })

  test("leads to a complaint about some of its products, which the case begins with", async () => {
    const link = `/hu/panaszkezeles?rendeles=${number}&order_id=${orderId}`
    const isComplaint = ({ fields }: HtmlForm) => "description" in fields && "order" in fields
    const [first, second] = testProducts
    const unfinished = await owner.submit(await owner.open(link), isComplaint, { pieces_1: "1" })
    expect(requireForm(unfinished.text, isComplaint).fields).toMatchObject({ pieces_1: "1" })
    const done = await owner.submit(unfinished, isComplaint, { description: "Repedten érkezett." })
    expect(textOf(done.text)).toMatch(/PA-\d{4}-\d{6}/)
    expect(textOf(done.text)).toContain(`1 × ${second?.title}`)
    expect(textOf(done.text)).not.toContain(first?.title)
    expect(requireForm((await new Shopper().open(link)).text, isComplaint).fields).not.toHaveProperty(
      "offered",
    )
  })

  test("is closed to whoever has got it at an address that the staff has corrected since", async () => {
    const [link = ""] = await linksOf(email, "order_placed")
    const stranger = new Shopper()
    expect((await stranger.open(link)).path).toBe(`/hu/order/${orderId}`)
    const admin = await Administrator.signIn()
    await admin.post(`/orders/${orderId}`, { email: `helyes.${email}` })
    expect((await stranger.open(`/hu/order/${orderId}`)).status).toBe(404)
    expect((await stranger.open(`/api/orders/${orderId}`)).status).toBe(404)
    const again = await new Shopper().open(link)
    expect([again.path.startsWith(TRACKING), textOf(again.text)]).toEqual([
      true,
      expect.not.stringContaining(testProducts[0]?.title ?? ""),
    ])
    // The browser that placed it still shows it.
    expect((await owner.open(`/hu/order/${orderId}`)).status).toBe(200)
    await admin.post(`/orders/${orderId}`, { email })
    expect((await stranger.open(`/hu/order/${orderId}`)).status).toBe(200)
  })

  test("follows the order, with the parcel's number", async () => {
    const desk = await OrderDesk.for(orderId)
    const unpaid = textOf((await owner.open(`/hu/order/${orderId}`)).text)
    expect(unpaid).toMatch(/Várható kézbesítés: \d+–\d+ munkanappal az összeg beérkezése után/)
    await desk.takeMoney()
    const paid = textOf((await owner.open(`/hu/order/${orderId}`)).text)
    expect(paid).toContain("Kifizetve")
    expect(paid).toMatch(/Várható kézbesítés: (\d{4}\. )?\p{L}+ \d+/u)
    const parcelId = await desk.pack()
    await desk.ship(parcelId, "90123456777")
    const shipped = await owner.open(`/en/order/${orderId}`)
    expect(textOf(shipped.text)).toContain("Parcel number: 90123456777")
    expect(shipped.text).toContain("https://gls-group.com/HU/hu/csomagkovetes?match=90123456777")
    expect(textOf(shipped.text)).toMatch(/Estimated delivery: \S+ \d+/)
    await desk.deliver(parcelId)
    const delivered = textOf((await owner.open(`/hu/order/${orderId}`)).text)
    expect(delivered).toContain("Teljesítve")
    expect(delivered).not.toContain("Várható kézbesítés")
  })

  test("shows refunds, and does not ask for the money again", async () => {
    const shopper = new Shopper()
    const { confirmation } = await buy(shopper, "hu", testProducts.slice(0, 1), {
      delivery: "pickup",
      payment: "bank_transfer",
    })
    const id = /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""
    const pages = async () => ({
      hu: textOf((await shopper.open(`/hu/order/${id}`)).text),
      en: textOf((await shopper.open(`/en/order-confirmation/${id}`)).text),
    })
    expect((await pages()).en).toContain("Details of the bank transfer")
    const desk = await OrderDesk.for(id)
    await desk.takeMoney()
    const paymentId = await desk.paymentId()
    const total = testProducts[0]?.price ?? 0
    await desk.refund(paymentId, 1)
    const part = await pages()
    expect(part.hu).toContain("Részben visszatérítve")
    expect(part.en).toContain("Partially refunded")
    expect(part.en).not.toContain("Details of the bank transfer")
    await desk.refund(paymentId, total - 1)
    const whole = await pages()
    expect(whole.hu).toContain("Visszatérítve")
    expect(whole.hu).not.toContain("Feldolgozásra vár")
    for (const text of [whole.hu, whole.en])
      expect(text).not.toMatch(/IBAN|Az átutalás adatai|Details of the bank/)
  })

  test("returns the invoice of a paid order to its owner only", async () => {
    const findLink = async () => {
      const { text } = await owner.open(`/hu/order/${orderId}`)
      return /href="(\/hu\/order\/order_\w+\/invoices\/inv_[^"]+)"/.exec(text)?.[1]
    }
    await expect.poll(findLink, IN_THE_OUTBOX).toBeDefined()
    const link = (await findLink()) ?? ""
    const file = await owner.send(link)
    expect([file.status, file.headers["content-type"], file.text.slice(0, 5)]).toEqual([
      200,
      "application/pdf",
      "%PDF-",
    ])
    expect(file.headers["cache-control"]).toContain("no-store")
    expect(file.headers["content-disposition"]).toMatch(/filename="MINTA-\d{4}-\d{6}\.pdf"/)
    expect((await new Shopper().send(link)).status).toBe(404)
    expect((await owner.send(link.replace(/inv_.*/, "inv_none"))).status).toBe(404)
  })

  test("adds everything to this browser's cart again", async () => {
    const page = await owner.open(`/hu/order/${orderId}`)
    const cart = await owner.submit(page, ({ action }) => action.endsWith(orderId), { intent: "reorder" })
    expect(cart.path).toBe("/hu/cart")
    for (const { title } of testProducts) expect(textOf(cart.text)).toContain(title)
  })

  test("says what cannot be bought again or has another price, and adds the rest", async () => {
    const [soldOut, other] = testProducts
    if (!soldOut || !other) throw new Error("There are not enough products.")
    const admin = await Administrator.signIn()
    await admin.setStock(soldOut.sku, 0)
    await admin.setPrice(other.productId, other.variantId, other.price + 100)
    try {
      const shopper = new Shopper()
      const [link = ""] = await linksOf(email, "order_placed")
      const page = await shopper.open(link)
      expect(page.path).toBe(`/hu/order/${orderId}`)
      const answer = await shopper.post(page.path, { intent: "reorder" })
      expect(answer.status).toBe(200)
      expect(textOf(answer.text)).toContain(`${soldOut.title}`)
      expect(textOf(answer.text)).toContain("elfogyott")
      expect(textOf(answer.text)).toContain("a többi termék már benne van")
      expect(plain(textOf(answer.text))).toContain(
        `${other.title}, ${other.variantTitle}: ${forints(other.price)} volt, most ${forints(other.price + 100)}`,
      )
      const cart = textOf((await shopper.open("/hu/cart")).text)
      expect(cart).toContain(other.title)
      expect(cart).not.toContain(soldOut.title)
    } finally {
      await admin.setStock(soldOut.sku, soldOut.stock)
      await admin.setPrice(other.productId, other.variantId, other.price)
    }
  })
})
