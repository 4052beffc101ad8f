import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { sql } from "../fixtures/sql.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

const IN_TIME = { timeout: 30_000, interval: 200 }

let admin: Administrator
beforeAll(async () => {
  admin = await Administrator.signIn()
})

async function buyAndPack() {
  const { variantId } = await testProductOf("checkout")
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const email = `csomag-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email })
  const order = await buyer.buy(cart.total)
  const desk = await OrderDesk.for(order.id)
  await desk.takeMoney()
  return { email, order, desk, parcelId: await desk.pack() }
}

type Desk = { order: { parcels: { tracking_number: string | null }[] } }

test("a parcel without a number gets one after it was sent, and may get another: the customer is told each time", async () => {
  const { email, order, desk, parcelId } = await buyAndPack()
  const path = `/order-desk/${order.id}/parcels/${parcelId}`
  await expect(admin.post(path, { tracking_number: "1" })).rejects.toThrow(/400/)
  await desk.ship(parcelId, "")
  const sent = async () =>
    (await mailsTo(email)).filter(({ kind }) => kind === "order_shipped" || kind === "order_tracking")
  await expect.poll(async () => (await sent()).length, IN_TIME).toBe(1)

  const save = async (number: string) =>
    (await admin.post<Desk>(path, { tracking_number: number })).order.parcels[0]?.tracking_number
  expect(await save(" 90111111111 ")).toBe("90111111111")
  await expect.poll(async () => (await sent()).length, IN_TIME).toBe(2)
  expect(await save("90111111111")).toBe("90111111111")
  expect(await save("90222222222")).toBe("90222222222")
  await expect.poll(async () => (await sent()).length, IN_TIME).toBe(3)
  const told = (await sent()).filter(({ kind }) => kind === "order_tracking")
  const numbers = told.map(({ text }) => /90\d{9}/.exec(text)?.[0])
  expect(numbers.toSorted()).toEqual(["90111111111", "90222222222"])
  expect(told.map(({ subject }) => subject)).toEqual([
    `Csomagjának száma – ${order.display_id}`,
    `Csomagjának száma – ${order.display_id}`,
  ])
  expect(told.find(({ text }) => text.includes("90222222222"))?.html).toContain("match=90222222222")
})

test("the number of a parcel that has arrived is corrected without an e-mail, with the carrier's addresses that name it", async () => {
  const { email, order, desk, parcelId } = await buyAndPack()
  await desk.ship(parcelId, "90444444444")
  await sql(
    "update fulfillment_label set tracking_url = $2, label_url = $3 where fulfillment_id = $1 and deleted_at is null",
    [parcelId, "https://carrier.example/?id=90555555555", "https://carrier.example/labels/90444444444.pdf"],
  )
  await desk.deliver(parcelId)
  const path = `/order-desk/${order.id}/parcels/${parcelId}`
  const { parcels } = (await admin.post<Desk>(path, { tracking_number: "90555555555" })).order
  expect(parcels[0]?.tracking_number).toBe("90555555555")
  const [label] = await sql<{ tracking_url: string; label_url: string }>(
    "select tracking_url, label_url from fulfillment_label where fulfillment_id = $1 and deleted_at is null",
    [parcelId],
  )
  expect(label).toEqual({ tracking_url: "https://carrier.example/?id=90555555555", label_url: "#" })
  await expect
    .poll(async () => (await mailsTo(email)).map(({ kind }) => kind), IN_TIME)
    .toContain("order_delivered")
  // Nor by the search for lost events.
  await sql(
    "update fulfillment_label set created_at = now() - interval '5 minutes' where fulfillment_id = $1",
    [parcelId],
  )
  await admin.runJob("outgoing-mails")
  expect((await mailsTo(email)).map(({ kind }) => kind)).not.toContain("order_tracking")
})

test("only a sent parcel of this order has a number to change", async () => {
  const [one, other] = [await buyAndPack(), await buyAndPack()]
  await one.desk.ship(one.parcelId, "90333333333")
  const ask = (orderId: string, parcelId: string, body: unknown) =>
    admin.post(`/order-desk/${orderId}/parcels/${parcelId}`, body)
  await expect(ask(other.order.id, one.parcelId, { tracking_number: "1" })).rejects.toThrow(/404/)
  for (const body of [{}, { tracking_number: " " }, { tracking_number: "1".repeat(101) }])
    await expect(ask(one.order.id, one.parcelId, body)).rejects.toThrow(/400/)
})
