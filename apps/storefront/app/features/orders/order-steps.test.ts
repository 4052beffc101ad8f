import type { Order } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { type OrderTimeline, orderSteps } from "./order-steps.ts"
import { parcelsOf, timelineOf } from "./order-timeline.ts"

const NONE: OrderTimeline = {
  createdAt: "1",
  paidAt: null,
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
  canceledAt: null,
}
const HOME = { isPickup: false, isCash: false, hasGoods: true }

const done = (change: Partial<OrderTimeline>, way = HOME) =>
  orderSteps({ ...NONE, ...change }, way).map(({ name, done }) => (done ? name : `(${name})`))

describe("orderSteps", () => {
  it.each([
    [{}, HOME, ["placed", "(paid)", "(packed)", "(shipped)", "(delivered)"]],
    [{ paidAt: "2" }, HOME, ["placed", "paid", "(packed)", "(shipped)", "(delivered)"]],
    [
      { paidAt: "2", packedAt: "3", shippedAt: "4" },
      HOME,
      ["placed", "paid", "packed", "shipped", "(delivered)"],
    ],
    [{ deliveredAt: "5" }, HOME, ["placed", "(paid)", "packed", "shipped", "delivered"]],
    [{}, { isPickup: true, isCash: true, hasGoods: true }, ["placed", "(ready)", "(collected)"]],
    [
      { packedAt: "3" },
      { isPickup: true, isCash: false, hasGoods: true },
      ["placed", "(paid)", "ready", "(collected)"],
    ],
    [
      { shippedAt: "4" },
      { isPickup: false, isCash: true, hasGoods: true },
      ["placed", "packed", "shipped", "(delivered)"],
    ],
    [{ paidAt: "2" }, { isPickup: false, isCash: false, hasGoods: false }, ["placed", "paid"]],
    [{ canceledAt: "6" }, HOME, ["placed", "cancelled"]],
    [{ paidAt: "2", canceledAt: "6" }, HOME, ["placed", "paid", "cancelled"]],
  ])("%j by %j: %j", (change, way, steps) => {
    expect(done(change, way)).toEqual(steps)
  })
})

describe("timelineOf", () => {
  const order = { status: "pending", created_at: "1", items: [], payment_collections: [{ payments: [] }] }

  it.each([
    ["not_paid", null],
    // There was nothing to pay.
    ["captured", "1"],
  ])("an order without a payment that is %s was paid at %s", (payment_status, paidAt) => {
    expect(timelineOf({ ...order, payment_status } as unknown as Order).paidAt).toBe(paidAt)
  })
})

describe("an order in two parcels", () => {
  const line = (id: string, pieces: number, shipped: number, delivered: number) => ({
    id,
    quantity: pieces,
    detail: { fulfilled_quantity: shipped, shipped_quantity: shipped, delivered_quantity: delivered },
  })
  const parcel = (id: string, delivered_at: string | null, items: [string, number][]) => ({
    id,
    created_at: "2",
    shipped_at: "3",
    delivered_at,
    items: items.map(([line_item_id, quantity]) => ({ line_item_id, quantity })),
  })
  const first = parcel("ful_1", "4", [["mug", 1]])
  const second = parcel("ful_2", null, [
    ["mug", 1],
    ["vase", 1],
  ])
  const order = (items: object[], fulfillments: object[]) =>
    ({
      status: "pending",
      created_at: "1",
      payment_status: "captured",
      items,
      fulfillments,
    }) as unknown as Order

  it("is not packed, shipped or delivered with the first of them", () => {
    const begun = timelineOf(order([line("mug", 2, 1, 1), line("vase", 1, 0, 0)], [first]))
    expect(begun).toMatchObject({ packedAt: null, shippedAt: null, deliveredAt: null })
    const sent = timelineOf(order([line("mug", 2, 2, 1), line("vase", 1, 1, 0)], [first, second]))
    expect(sent).toMatchObject({ packedAt: "2", shippedAt: "3", deliveredAt: null })
  })

  it("says what is in each, and nothing if one has everything", () => {
    const items = [line("mug", 2, 2, 1), line("vase", 1, 1, 0)]
    expect(parcelsOf(order(items, [first, second]), "GLS").map((one) => one.items)).toEqual([
      [{ lineId: "mug", quantity: 1 }],
      [
        { lineId: "mug", quantity: 1 },
        { lineId: "vase", quantity: 1 },
      ],
    ])
    const whole = parcel("ful_3", null, [
      ["mug", 2],
      ["vase", 1],
    ])
    expect(parcelsOf(order(items, [whole]), "GLS").map((one) => one.items)).toEqual([[]])
  })
})
