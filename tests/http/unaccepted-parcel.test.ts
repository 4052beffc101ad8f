import { randomUUID } from "node:crypto"
import type { DeskOrderDetails } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { Administrator } from "../fixtures/administrator.ts"
import { OrderDesk } from "../fixtures/order-desk.ts"
import { mailsTo } from "../fixtures/outbox.ts"
import { testProductOf } from "../fixtures/test-products.ts"
import { Buyer } from "./backend-buyer.ts"

const IN_TIME = { timeout: 30_000, interval: 200 }

type Desk = { order: DeskOrderDetails }

test("a parcel that nobody accepted can be sent again, or its order canceled", async () => {
  const admin = await Administrator.signIn()
  const { variantId, sku } = await testProductOf("checkout")
  const pieces = async () => {
    const query = new URLSearchParams({ sku, fields: "stocked_quantity,reserved_quantity" })
    type Items = { inventory_items: { stocked_quantity: number; reserved_quantity: number }[] }
    const [item] = (await admin.get<Items>(`/inventory-items?${query}`)).inventory_items
    return { stocked: item?.stocked_quantity, reserved: item?.reserved_quantity }
  }
  const before = await pieces()
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const email = `atveteltelen-${randomUUID()}@example.com`
  const { cart } = await buyer.fillIn({ email, payment: "cash_on_delivery" })
  const order = await buyer.buy(cart.total)
  const ordered = await pieces()
  const desk = await OrderDesk.for(order.id)

  for (const number of ["CLX1", "CLX2"]) {
    const parcelId = await desk.pack()
    await desk.ship(parcelId, number)
    const path = `/order-desk/${order.id}/parcels/${parcelId}/undelivered`
    const { order: back } = await admin.post<Desk>(path, {})
    expect(back).toMatchObject({ parcels: [], came_back: true })
    const about = back.timeline.filter(({ text }) => text === number).map(({ kind }) => kind)
    expect(about).toEqual(["shipped"])
    expect(back.timeline.map(({ kind }) => kind)).toContain("parcel_came_back")
    expect(await pieces()).toEqual(ordered)
    await expect(admin.post(path, {})).rejects.toThrow(/404/)
  }

  const path = `/order-desk/${order.id}/cancellation`
  expect((await admin.post<Desk>(path, { reason: "not_accepted" })).order).toMatchObject({
    is_cancelled: true,
  })
  expect(await pieces()).toEqual(before)
  const kinds = async () => (await mailsTo(email)).map(({ kind }) => kind)
  await expect.poll(kinds, IN_TIME).toContain("order_cancelled")
})

test("a parcel that was delivered does not come back this way", async () => {
  const admin = await Administrator.signIn()
  const { variantId } = await testProductOf("checkout")
  const buyer = await Buyer.withCart([{ variant_id: variantId, quantity: 1 }])
  const { cart } = await buyer.fillIn({ email: `atvette-${randomUUID()}@example.com` })
  const order = await buyer.buy(cart.total)
  const desk = await OrderDesk.for(order.id)
  await desk.takeMoney()
  const parcelId = await desk.pack()
  await desk.ship(parcelId, "CLX3")
  await desk.deliver(parcelId)
  const path = `/order-desk/${order.id}/parcels/${parcelId}/undelivered`
  await expect(admin.post(path, {})).rejects.toThrow(/400/)
})
