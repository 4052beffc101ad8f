import { randomUUID } from "node:crypto"
import { beforeAll, describe, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import type { HtmlForm } from "../fixtures/html-form.ts"
import { mailState } from "../fixtures/mail-states.ts"
import { type Mail, mailsTo } from "../fixtures/outbox.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { type SoldOutProduct, soldOutProduct } from "../fixtures/sold-out-product.ts"
import { sql } from "../fixtures/sql.ts"
import { variantsInStock } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"
import { expectPicturesToOpen } from "./mail-pictures.ts"

const PATH = "/store/restock-notices"
/** Longer than a busy machine takes from an answer to its e-mail. */
const MAIL_TIMEOUT_MS = 15_000

const newEmail = () => `varakozo-${randomUUID()}@example.com`
const asksFor = (intent: string) => (form: HtmlForm) =>
  form.method === "post" && form.action.includes("restock-notice") && form.html.includes(`value="${intent}"`)

let testProduct: SoldOutProduct
/** Its stock changes during the test; pages are updated a moment later. */
let restocked: SoldOutProduct

beforeAll(async () => {
  restocked = await soldOutProduct(0)
  testProduct = await soldOutProduct(2)
})

const ask = (email: string, locale = "hu") =>
  callStore(PATH, { body: { variant_id: testProduct.variantId, email, locale } })

async function mailTo(email: string, kind: string): Promise<Mail> {
  const kinds = async () => (await mailsTo(email)).map((mail) => mail.kind)
  await expect.poll(kinds, { timeout: MAIL_TIMEOUT_MS }).toContain(kind)
  const mail = (await mailsTo(email)).find((candidate) => candidate.kind === kind)
  if (!mail) throw new Error(`No ${kind} to ${email}.`)
  return mail
}

async function confirmPath(email: string): Promise<string> {
  const { text } = await mailTo(email, "restock_confirmation")
  const path = /\/(?:hu|en)\/restock-notice\?token=\S+/.exec(text)?.[0]
  if (!path) throw new Error("The mail has no link.")
  return path
}

describe("without JavaScript", () => {
  test("a shopper asks on the sold-out product's page, confirms, and is informed once when it is back", async () => {
    const shopper = new Shopper()
    const email = newEmail()
    const product = await shopper.open(`/hu/product/${restocked.handle}?variant=${restocked.sku}`)
    const asked = await shopper.submit(product, asksFor("ask"), { email, intent: "ask" })
    expect(asked.status).toBe(200)
    expect(asked.text).toContain("Nézze meg a postafiókját")

    const page = await shopper.open(await confirmPath(email))
    expect(page.headers["cache-control"]).toBe("private, no-store")
    expect(page.text).toContain(restocked.title)
    const confirmed = await shopper.submit(page, asksFor("confirm"), { intent: "confirm" })
    expect(confirmed.text).toContain("Az értesítést beállítottuk")

    const administrator = await Administrator.signIn()
    await administrator.setStock(restocked.sku, 3)
    const notice = await mailTo(email, "back_in_stock")
    await expectPicturesToOpen(notice)
    expect(notice.text).toContain(`/hu/product/${restocked.handle}?variant=${restocked.sku}`)
    await administrator.setStock(restocked.sku, 0)
    await administrator.setStock(restocked.sku, 2)
    await administrator.setStock(restocked.sku, 0)
    await ask(newEmail())
    expect(await mailsOf(email, "back_in_stock")).toHaveLength(1)
  })

  test("an invalid address returns the form with its error", async () => {
    const shopper = new Shopper()
    const product = await shopper.open(`/en/product/${testProduct.handle}?variant=${testProduct.sku}`)
    const again = await shopper.submit(product, asksFor("ask"), { email: "anna", intent: "ask" })
    expect(again.status).toBe(400)
    expect(again.text).toContain('value="anna"')
    const email = newEmail()
    const asked = await shopper.submit(again, asksFor("ask"), { email, intent: "ask" })
    expect(asked.text).toContain("Check your inbox")
    expect((await mailTo(email, "restock_confirmation")).locale).toBe("en")
  })

  test("a change of stock sends only the e-mails about it", { retry: 2 }, async () => {
    // The job, which sends all of them, may run in between.
    const email = newEmail()
    await callStore(PATH, { body: { variant_id: restocked.variantId, email } })
    const token = new URL(await confirmPath(email), "http://shop").searchParams.get("token")
    await callStore(`${PATH}/confirm`, { body: { token } })
    const other = `test:${randomUUID()}`
    const queue = (statement: string) => sql(statement, [other])
    await queue(`insert into outgoing_mail (id, key, kind, about_id, locale, recipient, due_at)
        values ($1, $1, 'order_paid', 'order_x', 'hu', 'nobody@example.com', now() - interval '1 minute')`)
    const administrator = await Administrator.signIn()
    await administrator.setStock(restocked.sku, 3)
    await mailTo(email, "back_in_stock")
    const state = await mailState(other)
    await administrator.setStock(restocked.sku, 0)
    await queue("delete from outgoing_mail where key = $1")
    expect(state).toBe("pending")
  })

  test("a canceled notice is deleted, and its link with it", async () => {
    const shopper = new Shopper()
    const email = newEmail()
    await ask(email)
    const path = await confirmPath(email)
    const cancelled = await shopper.submit(await shopper.open(path), asksFor("cancel"), { intent: "cancel" })
    expect(cancelled.text).toContain("Az értesítést lemondta")
    expect((await shopper.open(path)).status).toBe(404)
  })
})

test("a notice that is confirmed too late does not exist any more", async () => {
  const email = newEmail()
  await ask(email)
  const token = new URL(await confirmPath(email), "http://shop.example").searchParams.get("token")
  await sql("update restock_notice set expires_at = now() where email = $1", [email])
  for (const action of ["look-up", "confirm"]) {
    expect((await callStore(`${PATH}/${action}`, { body: { token } })).status).toBe(404)
  }
})

describe("nobody gets many e-mails because others enter their address", () => {
  const askForEach = async (variants: string[], email: string) => {
    for (const variant_id of variants) {
      expect((await callStore(PATH, { body: { variant_id, email } })).status).toBe(202)
    }
    const last = newEmail()
    await ask(last)
    await mailTo(last, "restock_confirmation")
  }
  const passHours = (hours: number, email: string) =>
    sql(
      `with asked as (
         update restock_notice set asked_at = asked_at - make_interval(hours => $2) where email = $1)
       update outgoing_mail set created_at = created_at - make_interval(hours => $2) where recipient = $1`,
      [email, hours],
    )

  test("not more than five times per hour", async () => {
    const email = newEmail()
    await askForEach((await variantsInStock()).slice(0, 8), email)
    expect(await mailsTo(email)).toHaveLength(5)
  })

  test("not more than ten times per week", async () => {
    const email = newEmail()
    const variants = await variantsInStock()
    for (const [first, mails] of [
      [0, 4],
      [4, 8],
      [8, 10],
    ] as const) {
      await askForEach(variants.slice(first, first + 4), email)
      expect(await mailsTo(email)).toHaveLength(mails)
      await passHours(2, email)
    }
    await passHours(7 * 24, email)
    await askForEach(variants.slice(12, 13), email)
    expect(await mailsTo(email)).toHaveLength(11)
  })
})

describe("the answers", () => {
  test("are the same for a new address, a known and a confirmed one; and no e-mail is sent twice", async () => {
    const email = newEmail()
    const first = await ask(email)
    const token = new URL(await confirmPath(email), "http://shop").searchParams.get("token")
    const second = await ask(email)
    expect((await callStore(`${PATH}/confirm`, { body: { token } })).body).toMatchObject({
      state: "confirmed",
    })
    const third = await ask(email.toUpperCase())
    expect(first).toEqual({ status: 202, body: { accepted: true } })
    expect([second, third]).toEqual([first, first])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test("reveal nothing about a token that is not ours", async () => {
    const tokens = ["", "x", `restock_${randomUUID()}.${"A".repeat(43)}`, "'; drop table restock_notice; --"]
    for (const token of tokens) {
      for (const action of ["look-up", "confirm", "cancel"]) {
        expect((await callStore(`${PATH}/${action}`, { body: { token } })).status).toBe(404)
      }
      const page = await new Shopper().open(`/hu/restock-notice?token=${encodeURIComponent(token)}`)
      expect(page.status).toBe(404)
    }
  })

  test.each([
    ["an unknown variant", 404, { variant_id: `variant_${"0".repeat(26)}`, email: "a@example.com" }],
    ["no variant", 400, { email: "a@example.com" }],
    ["no address", 400, { variant_id: `variant_${"0".repeat(26)}` }],
    [
      "a field nobody asked for",
      400,
      { variant_id: `variant_${"0".repeat(26)}`, email: "a@example.com", x: 1 },
    ],
  ])("refuse %s", async (_, status, body) => {
    expect((await callStore(PATH, { body })).status).toBe(status)
  })
})

test("a product in stock offers no notice", async () => {
  const { handle, inStockSku } = testProduct
  const page = await new Shopper().open(`/hu/product/${handle}?variant=${inStockSku}`)
  expect(page.status).toBe(200)
  expect(page.text).not.toContain("Értesítést kérek")
})
