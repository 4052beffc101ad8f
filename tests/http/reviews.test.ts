import { randomUUID } from "node:crypto"
import type { AdminReview, CatalogueProductAnswer, OrderReviews } from "@porteka/commerce-sdk"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { untilJobDid } from "../fixtures/jobs.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { textOf } from "../fixtures/page-head.ts"
import { Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"
import { mailsOf } from "./mail-of.ts"

/**
 * Only people who received the product can review it, and the shop shows a review after the staff has checked
 * it.
 */

const SOON = { timeout: 60_000, interval: 200 }

let owner: Administrator
beforeAll(async () => {
  owner = await Administrator.signIn()
})

async function buyOne() {
  const testProduct = await testProductOf("checkout", 0)
  await owner.setStock(testProduct.sku, 100)
  const email = `velemeny-${randomUUID()}@example.com`
  const buyer = await Buyer.withCart([{ variant_id: testProduct.variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email })
  const order = await buyer.buy(cart.total)
  return { email, order, testProduct, productId: order.items[0]?.product_id ?? "" }
}

async function deliver(orderId: string) {
  const desk = await OrderDesk.for(orderId)
  await desk.takeMoney()
  const parcelId = await desk.pack()
  await desk.ship(parcelId, "90123456781")
  await desk.deliver(parcelId)
}

/** The link in the e-mail about the delivery gives this browser access to the order's pages. */
async function browserOf(email: string) {
  await expect
    .poll(async () => (await mailsTo(email)).map(({ kind }) => kind), SOON)
    .toContain("order_delivered")
  const mail = (await mailsTo(email)).find(({ kind }) => kind === "order_delivered")
  const link = /href="([^"]+\?token=[^"]+)"/.exec(mail?.html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? ""
  const { pathname, search } = new URL(link)
  const shopper = new Shopper()
  const page = await shopper.open(`${pathname}${search}&to=reviews`)
  return { shopper, page }
}

const decide = (review: AdminReview, decision: Record<string, unknown>) =>
  fetch(new URL(`/admin/reviews/${review.id}`, stack.backendUrl), {
    method: "POST",
    headers: { ...owner.headers, "content-type": "application/json" },
    body: JSON.stringify({ after: review.version, ...decision }),
  })

async function reviewOf(orderId: string): Promise<AdminReview> {
  const { reviews } = await owner.get<{ reviews: AdminReview[] }>("/reviews?limit=100")
  const found = reviews.find(({ order_id: id }) => id === orderId)
  if (!found) throw new Error(`There is no review of ${orderId}.`)
  return found
}

test("a review goes from the buyer's form through the admin to product page, card and structured data, and is removed", async () => {
  const { email, order, testProduct, productId } = await buyOne()
  const body = JSON.stringify({ product_id: productId, stars: 5, text: "Még nincs itt", author: "Anna" })
  const headers = { "content-type": "application/json", "x-publishable-api-key": stack.publishableKey }
  const address = new URL(`/store/orders/${order.id}/reviews`, stack.backendUrl)
  expect((await fetch(address, { method: "POST", headers, body })).status).toBe(400)
  expect((await new Shopper().open(`/hu/order/${order.id}/reviews`)).status).toBe(404)

  await deliver(order.id)
  const { shopper, page } = await browserOf(email)
  expect(textOf(page.text)).toContain("Mondja el, milyennek találta")
  const isForm = ({ fields }: { fields: Record<string, string> }) => "author" in fields
  const wrong = await shopper.submit(page, isForm, { intent: "write", author: "", text: "Szép." })
  expect(wrong.status).toBe(400)
  expect(textOf(wrong.text)).toContain("Válassza ki, hány csillagot ad.")
  const sign = `Gyönyörű darab ${Date.now()} <b>`
  const sent = await shopper.submit(page, isForm, { intent: "write", stars: "4", author: "Anna", text: sign })
  expect(sent.status).toBe(200)
  expect(textOf(sent.text)).toContain("véleményét megkaptuk")

  const productPage = async (language: string) =>
    (await new Shopper().open(`/${language}/product/${testProduct.handle}`)).text
  expect(await productPage("hu")).not.toContain(sign.slice(0, 20))

  const waiting = await reviewOf(order.id)
  expect(waiting).toMatchObject({ state: "waiting", stars: 4, text: sign })
  expect((await decide(waiting, { state: "refused" })).status).toBe(400)
  const answer = "Köszönjük!"
  expect((await decide(waiting, { state: "approved", answer })).status).toBe(200)
  expect((await decide(waiting, { state: "refused", reason: "Második szerkesztő" })).status).toBe(409)

  await expect.poll(async () => textOf(await productPage("hu")), SOON).toContain("Gyönyörű darab")
  const shown = await productPage("hu")
  expect(shown).not.toContain(sign)
  expect(textOf(shown)).toContain("ellenőrzött vásárló")
  expect(textOf(shown)).toContain("ezt minden véleménynél a rendelésből ellenőrizzük")
  expect(textOf(shown)).toContain(answer)
  expect(shown).toContain('"aggregateRating"')
  await expect.poll(async () => textOf(await productPage("en")), SOON).toContain("verified buyer")
  const read = async () => {
    const path = `/catalogue/products/${testProduct.handle}?locale=hu&related=0`
    return ((await (await fetch(new URL(path, stack.backendUrl))).json()) as CatalogueProductAnswer).product
  }
  expect((await read()).rating?.count).toBeGreaterThanOrEqual(1)

  const reason = "Személyes adat van benne: telefonszám."
  expect((await decide(await reviewOf(order.id), { state: "refused", reason })).status).toBe(200)
  const refusals = () => mailsOf(email, "review_refused")
  await expect.poll(async () => (await refusals()).length, SOON).toBe(1)
  await expect.poll(async () => textOf(await productPage("hu")), SOON).not.toContain("Gyönyörű darab")
  expect((await refusals())[0]?.text).toContain(reason)
  expect((await refusals())[0]?.html).toContain("to=reviews")

  const own = await shopper.open(`/hu/order/${order.id}/reviews`)
  expect(textOf(own.text)).toContain(reason)
  const removed = await shopper.submit(own, ({ fields }) => "product_id" in fields && !("author" in fields), {
    intent: "remove",
  })
  expect(removed.status).toBe(200)
})

test("asks for a review once, some days after delivery, but not people who have opted out", async () => {
  const asked = await buyOne()
  const refusing = await buyOne()
  for (const { order } of [asked, refusing]) await deliver(order.id)
  const { shopper, page } = await browserOf(refusing.email)
  const refused = await shopper.submit(page, ({ html }) => html.includes('value="refuse-requests"'), {
    intent: "refuse-requests",
  })
  expect(textOf(refused.text)).toContain("több véleményt kérő levelet nem küldünk")

  await sql(
    `update fulfillment set delivered_at = now() - interval '12 days'
      where id in (select fulfillment_id from order_fulfillment where order_id = any($1))`,
    [[asked.order.id, refusing.order.id]],
  )
  const requests = (email: string) => mailsOf(email, "review_request")
  await owner.runJob("review-requests")
  await untilJobDid("outgoing-mails", async () => (await requests(asked.email)).length > 0)
  await owner.runJob("review-requests")
  const [mail, ...more] = await requests(asked.email)
  expect(more).toEqual([])
  expect(mail?.text).toContain("Vélemény írása")
  expect(mail?.html).toContain("to=reviews")
  const key = `review_request:${refusing.order.id}`
  expect(await sql("select 1 from outgoing_mail where key = $1", [key])).toEqual([])
  const answer = (await (
    await fetch(new URL(`/store/orders/${asked.order.id}/reviews`, stack.backendUrl), {
      headers: { "x-publishable-api-key": stack.publishableKey },
    })
  ).json()) as OrderReviews
  expect(answer.products).toMatchObject([{ product_id: asked.productId, review: null }])
})

test("nobody without a login reads or decides reviews", async () => {
  for (const [path, method] of [
    ["", "GET"],
    ["/review_1", "POST"],
  ] as const) {
    const answer = await fetch(new URL(`/admin/reviews${path}`, stack.backendUrl), { method })
    expect(answer.status).toBe(401)
  }
})
