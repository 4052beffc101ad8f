import type { AdminReview, OrderReviews } from "@porteka/commerce-sdk"
import pg from "pg"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { requireForm } from "../fixtures/html-form.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { textOf } from "../fixtures/page-head.ts"
import { cameraPhoto, sendPhotos } from "../fixtures/photo-form.ts"
import { buy } from "../fixtures/purchase.ts"
import { type Answer, Shopper } from "../fixtures/shopper.ts"
import { sql } from "../fixtures/sql.ts"
import { stack } from "../fixtures/stack.ts"
import { type TestProduct, testProductOf } from "../fixtures/test-products.ts"
import { callStore } from "./backend-buyer.ts"

/** Photos in reviews: who can send them, which data is stored, who sees them, and when they are deleted. */

const SOON = { timeout: 60_000, interval: 200 }

let admin: Administrator
let testProduct: TestProduct
beforeAll(async () => {
  admin = await Administrator.signIn()
  testProduct = await testProductOf("checkout", 1)
  await admin.setStock(testProduct.sku, 60)
})

async function deliveredOrder() {
  const shopper = new Shopper()
  const { confirmation } = await buy(shopper, "hu", [testProduct], {
    delivery: "courier",
    payment: "bank_transfer",
  })
  const id = /\/order-confirmation\/(order_\w+)/.exec(confirmation.path)?.[1] ?? ""
  const desk = await OrderDesk.for(id)
  await desk.takeMoney()
  await desk.deliver(await desk.pack())
  const path = `/hu/order/${id}/reviews`
  return { id, shopper, path }
}

/** Submits the form like a browser without scripts. */
async function send(
  shopper: Shopper,
  path: string,
  photos: Buffer[],
  fields: Record<string, string> = {},
): Promise<Answer> {
  const page = await shopper.open(path)
  const form = requireForm(page.text, ({ fields: known }) => "author" in known)
  const values = { intent: "write", stars: "5", author: "Anna", text: "Szép.", ...fields }
  return await sendPhotos(shopper, path, form, photos, values)
}

const photosOf = async (id: string) => {
  const { body } = await callStore<OrderReviews>(`/store/orders/${id}/reviews`)
  return body.products[0]?.review?.photos ?? []
}

const statusOf = async (address: string) => (await fetch(new URL(address, stack.shopUrl))).status

/** The address of an author's photo for everybody, once the review is published. */
const published = (address = "") => address.replace(/^\/order-review-photos\/order_\w+\//, "/review-photos/")

async function reviewOf(orderId: string): Promise<AdminReview> {
  const { reviews } = await admin.get<{ reviews: AdminReview[] }>("/reviews?limit=100")
  const review = reviews.find(({ order_id: id }) => id === orderId)
  if (!review?.photos.length) throw new Error("The staff sees no photos.")
  return review
}

async function decide(orderId: string, decision: { state: string; reason?: string }) {
  const { id, version } = await reviewOf(orderId)
  await admin.post(`/reviews/${id}`, { after: version, ...decision })
}

test("photos go from the form through the admin to the product's page, re-encoded, and are deleted with the review", async () => {
  const { id, shopper, path } = await deliveredOrder()
  const sent = await send(shopper, path, [await cameraPhoto(), await cameraPhoto("webp")])
  expect(textOf(sent.text)).toContain("véleményét megkaptuk")
  const [first, second] = await photosOf(id)
  expect(first).toMatchObject({ width: 320, height: 240 })
  expect(sent.text).toContain(`href="${first?.large}"`)
  expect(sent.text).toContain('alt="Anna fényképe a termékről, 1. kép"')

  // Until it is published, only the author sees it.
  const mine = await shopper.send(first?.large ?? "")
  expect(mine).toMatchObject({ status: 200, headers: { "content-type": "image/jpeg" } })
  expect([await statusOf(first?.large ?? ""), await statusOf(published(first?.large))]).toEqual([404, 404])
  expect((await cameraPhoto()).includes("Anna titka")).toBe(true)

  const productPage = async () => (await new Shopper().open(`/hu/product/${testProduct.handle}`)).text
  expect(await productPage()).not.toContain(published(first?.small))
  await decide(id, { state: "approved" })
  await expect.poll(productPage, SOON).toContain(`src="${published(first?.small)}"`)
  const answer = await fetch(new URL(published(first?.large), stack.shopUrl))
  expect(answer.headers.get("content-type")).toBe("image/jpeg")
  expect(answer.headers.get("cache-control")).toBe("private, no-store")
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.includes("Exif")).toBe(false)
  expect(bytes.includes("Anna titka")).toBe(false)

  const own = await shopper.open(path)
  await shopper.submit(own, ({ fields }) => "product_id" in fields, { intent: "remove" })
  await expect.poll(productPage, SOON).not.toContain(published(first?.small))
  for (const address of [first?.small, first?.large, second?.small, second?.large]) {
    expect(await statusOf(published(address))).toBe(404)
    expect((await shopper.send(address ?? "")).status).toBe(404)
  }
})

test("photos of a review that is not published are seen by the staff and its author only", async () => {
  const { id, shopper, path } = await deliveredOrder()
  await send(shopper, path, [await cameraPhoto()])
  const [photo] = await photosOf(id)
  await decide(id, { state: "approved" })
  expect(await statusOf(published(photo?.large))).toBe(200)
  await decide(id, { state: "refused", reason: "A képen más van." })
  for (const address of [photo?.large ?? "", published(photo?.large)])
    expect(await statusOf(address)).toBe(404)
  expect((await shopper.send(photo?.large ?? "")).status).toBe(200)
  const others = await deliveredOrder()
  const under = (photo?.large ?? "").replace(id, others.id)
  expect((await others.shopper.send(under)).status).toBe(404)
  expect(textOf((await shopper.open(path)).text)).toContain("A képen más van.")
  const [shown] = (await reviewOf(id)).photos
  const address = new URL(shown?.large ?? "", stack.backendUrl)
  expect((await fetch(address)).status).toBe(401)
  expect((await fetch(address, { headers: admin.headers })).status).toBe(200)
})

test("editing the review keeps, replaces or removes its photos", async () => {
  const { id, shopper, path } = await deliveredOrder()
  await send(shopper, path, [await cameraPhoto()])
  const [before] = await photosOf(id)
  await send(shopper, path, [], { text: "Még szebb." })
  expect(await photosOf(id)).toEqual([before])
  await send(shopper, path, [await cameraPhoto()])
  const [after, ...more] = await photosOf(id)
  expect(more).toEqual([])
  expect(after).not.toEqual(before)
  expect((await shopper.send(before?.small ?? "")).status).toBe(404)
  await send(shopper, path, [], { remove_photos: "on" })
  expect(await photosOf(id)).toEqual([])
  expect((await shopper.send(after?.small ?? "")).status).toBe(404)
})

test("a review that is sent twice at once has the photos of one of them", async () => {
  const { id, shopper, path } = await deliveredOrder()
  await send(shopper, path, [await cameraPhoto()])
  const photos = [await cameraPhoto(), await cameraPhoto("webp")]
  const waiting =
    "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const first = new pg.Client(stack.databaseUrl)
  await first.connect()
  try {
    // Both have to change the photo that the review has, and wait for it.
    await first.query("begin")
    await first.query("select from product_review_photo where review_id is not null for update")
    const sent = [1, 2].map(() => send(shopper, path, photos))
    await expect.poll(async () => (await sql(waiting)).length, SOON).toBe(sent.length)
    await first.query("rollback")
    await Promise.all(sent)
  } finally {
    await first.end()
  }
  expect(await photosOf(id)).toHaveLength(photos.length)
})

test("files that are not photos, too many or too large are refused, and the input stays", async () => {
  const { id, shopper, path } = await deliveredOrder()
  const broken = (await cameraPhoto()).subarray(0, 300)
  for (const [photos, words] of [
    [[Buffer.from("<html><script>alert(1)</script>")], "nem olvasható képként"],
    [[broken], "nem olvasható képként"],
    [Array(4).fill(await cameraPhoto()), "Legfeljebb 3 képet küldhet"],
    [[Buffer.concat([await cameraPhoto(), Buffer.alloc(6 * 1024 * 1024)])], "legfeljebb 6 MB lehet"],
  ] as const) {
    const answer = await send(shopper, path, [...photos], { text: "Ez marad." })
    expect(answer.status).toBe(400)
    expect(textOf(answer.text)).toContain(words)
    expect(answer.text).toContain("Ez marad.</textarea>")
  }
  const refusal = await send(shopper, path, [Buffer.alloc(20 * 1024 * 1024)]).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code,
  )
  // The shop refuses by the Content-Length header: the rest of the body meets a closed connection.
  expect([413, "EPIPE", "ECONNRESET"]).toContain(refusal)
  expect(await photosOf(id)).toEqual([])
  for (const name of ["00000000-0000-0000-0000-000000000000-large.jpg", "..%2Fsettings.json", "x.jpg"])
    for (const folder of ["/review-photos", `/order-review-photos/${id}`])
      expect((await shopper.send(`${folder}/${name}`)).status).toBe(404)
})

test("nobody else can open or submit the form", async () => {
  const { id, path } = await deliveredOrder()
  const stranger = new Shopper()
  expect((await stranger.open(path)).status).toBe(404)
  const review = {
    intent: "write",
    product_id: testProduct.productId,
    stars: "5",
    author: "Anna",
    text: "Szép.",
  }
  expect((await stranger.post(path, review)).status).toBe(404)
  const { body } = await callStore<OrderReviews>(`/store/orders/${id}/reviews`)
  expect(body.products.map(({ review }) => review)).toEqual([null])
})
