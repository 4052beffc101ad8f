import { randomUUID } from "node:crypto"
import type { NewsletterCounts } from "@porteka/commerce-sdk"
import type { Locale } from "@porteka/shop/languages"
import { describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import type { HtmlForm } from "../fixtures/html-form.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { type Mail, mailsTo } from "../fixtures/outbox.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductsOf } from "../fixtures/test-products.ts"
import { Buyer, callStore } from "./backend-buyer.ts"

const KIND = "newsletter_confirmation"
/** Longer than a busy machine takes from an order to its e-mails. */
const IN_THE_OUTBOX = { timeout: 30_000, interval: 200 }
/** The request of a mail program's server (RFC 8058): no cookie, no origin. */
const ONE_CLICK = {
  method: "POST",
  headers: {
    "content-type": "application/x-www-form-urlencoded",
    "sec-fetch-site": undefined,
    "sec-fetch-mode": undefined,
    "sec-fetch-dest": undefined,
  },
  body: "List-Unsubscribe=One-Click",
}

const newEmail = () => `hirlevel-${randomUUID()}@example.com`
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind)
const withIntent = (intent: string) => (form: HtmlForm) =>
  form.method === "post" && form.html.includes(`value="${intent}"`)

let orders = 0

/** Many orders of one piece each, of different test products, so that all are in stock. */
async function nextProduct() {
  const testProducts = (await testProductsOf("checkout")).slice(3)
  const testProduct = testProducts[orders % testProducts.length]
  orders += 1
  if (!testProduct) throw new Error("The shop has not enough products.")
  return testProduct
}

/** Orders one piece. @returns the order's id, when its confirmation has been sent */
async function order(email: string, { newsletter, locale }: { newsletter?: boolean; locale?: Locale }) {
  const before = (await kindsTo(email)).filter((kind) => kind === "order_placed").length
  const testProduct = await nextProduct()
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }], locale)
  if (newsletter !== undefined) await buyer.checkout({ newsletter })
  const { cart } = await buyer.fillIn({ email, delivery: "pickup" })
  const { id } = await buyer.buy(cart.total)
  const placed = async () => (await kindsTo(email)).filter((kind) => kind === "order_placed").length
  await expect.poll(placed, IN_THE_OUTBOX).toBe(before + 1)
  return id
}

async function confirmationTo(email: string, wanted = KIND): Promise<Mail> {
  await expect.poll(() => kindsTo(email), IN_THE_OUTBOX).toContain(wanted)
  const [mail, ...others] = (await mailsTo(email)).filter(({ kind }) => kind === wanted)
  expect(others).toEqual([])
  if (!mail) throw new Error("No confirmation.")
  return mail
}

function confirmPath({ text }: Mail): string {
  const path = /\/(?:hu\/hirlevel\/megerosites|en\/newsletter\/confirm)\?token=\S+/.exec(text)?.[0]
  if (!path) throw new Error("The mail has no link.")
  return path
}

const tokenOf = (path: string) => new URL(path, "http://shop").searchParams.get("token") ?? ""

/** The URL in the e-mail's List-Unsubscribe header. */
function oneClickPath({ eml }: Mail): string {
  const unfolded = eml.replace(/\r?\n[ \t]+/g, " ")
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const address = /^List-Unsubscribe: <([^>]+)>\r?$/m.exec(unfolded)?.[1] ?? ""
  const { origin, pathname, search } = new URL(address)
  expect(origin).toBe(stack.shopUrl)
  return pathname + search
}

async function exported(): Promise<string> {
  const administrator = await Administrator.signIn()
  const response = await fetch(`${stack.backendUrl}/admin/newsletter-subscribers`, {
    headers: administrator.headers,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8")
  return response.text()
}

const rowOf = async (token: string) => {
  const rows = await sql("select * from newsletter_subscription where id = $1", [token.split(".")[0]])
  return rows[0] ?? null
}

describe("the form in the footer of every page", () => {
  const isSignUp = ({ method, action }: HtmlForm) => method === "post" && action.endsWith("/newsletter")

  test("subscribes after the e-mail is confirmed, in the page's language", async () => {
    const shopper = new Shopper()
    const email = newEmail()
    const home = await shopper.open("/en")
    expect(home.headers["cache-control"]).toContain("public")
    const asked = await shopper.submit(home, isSignUp, { email: ` ${email.toUpperCase()} ` })
    expect(asked.status).toBe(200)
    expect(asked.headers["cache-control"]).toContain("no-store")
    expect(asked.text).toContain("Check your inbox")

    const mail = await confirmationTo(email, "newsletter_sign_up")
    expect(mail.locale).toBe("en")
    const path = confirmPath(mail)
    expect(await rowOf(tokenOf(path))).toMatchObject({ email, state: "asked", order_id: null })
    const page = await shopper.open(path)
    const confirmed = await shopper.submit(page, withIntent("confirm"), { intent: "confirm" })
    expect(confirmed.status).toBe(200)
    expect(await rowOf(tokenOf(path))).toMatchObject({ email, state: "confirmed" })
    expect(await exported()).toContain(email)
  })

  test("asks back if the address looks mistyped, and subscribes the one that was meant", async () => {
    const shopper = new Shopper()
    const name = `hirlevel-${randomUUID()}`
    const home = await shopper.open("/hu")
    const asked = await shopper.submit(home, isSignUp, { email: `${name}@gmial.com` })
    expect(asked.text).toContain("Talán elírta?")
    const meant = await shopper.submit(asked, ({ fields }) => fields.email === `${name}@gmail.com`)
    expect(meant.text).toContain("Nézze meg a postafiókját")
    expect(meant.text).not.toContain("Talán elírta?")
    expect((await confirmationTo(`${name}@gmail.com`, "newsletter_sign_up")).locale).toBe("hu")
  })

  test("says the same to everybody, and asks an address once", async () => {
    const email = newEmail()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => callStore("/store/newsletter", { body: { email, locale: "hu" } })),
    )
    const path = confirmPath(await confirmationTo(email, "newsletter_sign_up"))
    await callStore("/store/newsletter/confirm", { body: { token: tokenOf(path) } })
    answers.push(await callStore("/store/newsletter", { body: { email, locale: "hu" } }))
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 202, body: { accepted: true } })
    expect(await kindsTo(email)).toEqual(["newsletter_sign_up"])
  })

  test("asks an address that others enter three times a week at most", async () => {
    const email = newEmail()
    for (const day of [1, 2, 3, 4, 5]) {
      await callStore("/store/newsletter", { body: { email, locale: "hu" } })
      const asked = () => kindsTo(email)
      await expect.poll(asked, IN_THE_OUTBOX).toHaveLength(Math.min(day, 3))
      // A day passes.
      await sql(
        `update outgoing_mail set key = key || '-' || $2::text, created_at = created_at - interval '25 hours' where recipient = $1`,
        [email, day],
      )
    }
  })

  test("asks nobody again on the day on which they refused", async () => {
    const email = newEmail()
    const signUp = () => callStore("/store/newsletter", { body: { email, locale: "hu" } })
    await signUp()
    const path = confirmPath(await confirmationTo(email, "newsletter_sign_up"))
    await callStore("/store/newsletter/unsubscribe", { body: { token: tokenOf(path) } })
    await signUp()
    const others = newEmail()
    await callStore("/store/newsletter", { body: { email: others, locale: "hu" } })
    await confirmationTo(others, "newsletter_sign_up")
    expect(await kindsTo(email)).toEqual(["newsletter_sign_up"])
  })

  test("is counted for the owner, who alone may read it", async () => {
    const administrator = await Administrator.signIn()
    await callStore("/store/newsletter", { body: { email: newEmail(), locale: "hu" } })
    const { asked, confirmed } = await administrator.get<NewsletterCounts>("/newsletter-subscribers/counts")
    expect(asked).toBeGreaterThan(0)
    expect(confirmed).toBeGreaterThanOrEqual(0)
    expect((await callStore("/admin/newsletter-subscribers/counts")).status).toBe(401)
  })

  test("does not take what only a program fills in", async () => {
    const shopper = new Shopper()
    const email = newEmail()
    const page = await shopper.open("/hu/newsletter")
    const again = await shopper.submit(page, isSignUp, { email, leave_empty: "x" })
    expect(again.status).toBe(400)
    expect(again.text).toContain("Kérjük, törölje, ami ebben a mezőben áll.")
    expect(again.text).toContain(`value="${email}"`)
  })

  test.each([
    ["/hu", "anna"],
    ["/en/products", ""],
    ["/hu/newsletter", `${"a".repeat(300)}@example.com`],
  ])("%s returns a wrong address to be corrected", async (path, wrong) => {
    const shopper = new Shopper()
    const page = await shopper.open(path)
    const again = await shopper.submit(page, isSignUp, { email: wrong })
    expect(again.status).toBe(400)
    expect(again.text).toContain('aria-invalid="true"')
    const email = newEmail()
    expect((await shopper.submit(again, isSignUp, { email })).status).toBe(200)
    await confirmationTo(email, "newsletter_sign_up")
  })
})

test("an order with the box ticked, the e-mail, confirming and unsubscribing", async () => {
  const shopper = new Shopper()
  const email = newEmail()
  const orderId = await order(email, { newsletter: true })
  const mail = await confirmationTo(email)
  const path = confirmPath(mail)

  const page = await shopper.open(path)
  expect(page.status).toBe(200)
  expect(page.headers["cache-control"]).toBe("private, no-store")
  expect(page.text).toContain("Hírlevél megerősítése")
  expect(await exported()).not.toContain(email)
  expect(await rowOf(tokenOf(path))).toMatchObject({ email, state: "asked", order_id: orderId })

  for (const _ of ["pressed", "pressed again"]) {
    const confirmed = await shopper.submit(page, withIntent("confirm"), { intent: "confirm" })
    expect(confirmed.status).toBe(200)
    expect(confirmed.text).toContain("Feliratkozott a hírlevélre")
  }
  expect((await shopper.open(path)).text).toContain("Feliratkozott a hírlevélre")
  const row = (await exported()).split("\r\n").find((line) => line.startsWith(`"${email}","hu",`))
  expect(row).toContain(new URL(oneClickPath(mail), stack.shopUrl).href)

  const leaving = await shopper.open(oneClickPath(mail))
  expect(leaving.text).toContain("Leiratkozás a hírlevélről")
  expect(await exported(), "opening the link changes nothing").toContain(email)
  const left = await shopper.submit(leaving, withIntent("unsubscribe"), { intent: "unsubscribe" })
  expect(left.text).toContain("Leiratkozott a hírlevélről")
  expect(await exported()).not.toContain(email)
  expect(await rowOf(tokenOf(path))).toMatchObject({
    email: null,
    state: "unsubscribed",
    order_id: orderId,
    asked_at: expect.any(Date),
    confirmed_at: expect.any(Date),
    unsubscribed_at: expect.any(Date),
  })
  // The old e-mail does not restore a subscription.
  const late = await shopper.submit(page, withIntent("confirm"), { intent: "confirm" })
  expect(late.text).toContain("Leiratkozott a hírlevélről")
})

test("a mail program unsubscribes with one POST, as often as it likes", async () => {
  const shopper = new Shopper()
  const email = newEmail()
  await order(email, { newsletter: true, locale: "en" })
  const mail = await confirmationTo(email)
  expect(mail.locale).toBe("en")
  const token = tokenOf(confirmPath(mail))
  await callStore("/store/newsletter/confirm", { body: { token } })
  for (const _ of ["sent", "sent again"]) {
    const answer = await shopper.send(oneClickPath(mail), ONE_CLICK)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain("You are unsubscribed from the newsletter")
    expect(await rowOf(token)).toMatchObject({ email: null, state: "unsubscribed" })
  }
})

test("a person who refuses is deleted, and the link with it", async () => {
  const shopper = new Shopper()
  const email = newEmail()
  await order(email, { newsletter: true })
  const path = confirmPath(await confirmationTo(email))
  const refused = await shopper.submit(await shopper.open(path), withIntent("refuse"), { intent: "refuse" })
  expect(refused.text).toContain("Leiratkozott a hírlevélről")
  expect(await rowOf(tokenOf(path))).toBeNull()
  expect((await shopper.open(path)).status).toBe(404)
})

test("without the tick nobody is asked, and nobody twice", async () => {
  const without = [newEmail(), newEmail()]
  await order(without[0] ?? "", {})
  await order(without[1] ?? "", { newsletter: false })
  const email = newEmail()
  await order(email, { newsletter: true })
  const path = confirmPath(await confirmationTo(email))
  await order(email, { newsletter: true })
  await callStore("/store/newsletter/confirm", { body: { token: tokenOf(path) } })
  await order(email, { newsletter: true })
  await order(newEmail(), { newsletter: true })

  expect((await kindsTo(email)).filter((kind) => kind === KIND)).toHaveLength(1)
  for (const address of without) expect(await kindsTo(address)).toEqual(["order_placed"])
  const rows = await sql("select state from newsletter_subscription where email = $1", [email])
  expect(rows).toEqual([{ state: "confirmed" }])
})

test("a request not confirmed in time is deleted and its link is invalid", async () => {
  const email = newEmail()
  await order(email, { newsletter: true })
  const path = confirmPath(await confirmationTo(email))
  await sql(
    "update newsletter_subscription set asked_at = now() - interval '8 days', expires_at = now() - interval '1 day' where email = $1",
    [email],
  )
  const { status } = await callStore("/store/newsletter/confirm", { body: { token: tokenOf(path) } })
  expect(status).toBe(404)
  expect((await new Shopper().open(path)).status).toBe(404)
  expect(await untilJobDid("newsletter", async () => (await rowOf(tokenOf(path))) === null)).toBe(true)
})

describe("the answers reveal nothing about", () => {
  const tokens = [
    "",
    "x",
    `newsletter_${randomUUID()}.${"A".repeat(43)}`,
    "'; drop table newsletter_subscription; --",
  ]
  test.each(tokens)("a token that is not ours: %j", async (token) => {
    for (const action of ["look-up", "confirm", "unsubscribe"]) {
      expect((await callStore(`/store/newsletter/${action}`, { body: { token } })).status).toBe(404)
    }
    const query = `?token=${encodeURIComponent(token)}`
    for (const path of ["/hu/hirlevel/megerosites", "/en/newsletter/unsubscribe"]) {
      expect((await new Shopper().open(path + query)).status).toBe(404)
    }
    expect((await new Shopper().send(`/hu/hirlevel/leiratkozas${query}`, ONE_CLICK)).status).toBe(404)
  })

  test("the list to anybody outside the staff", async () => {
    expect((await fetch(`${stack.backendUrl}/admin/newsletter-subscribers`)).status).toBe(401)
  })
})
