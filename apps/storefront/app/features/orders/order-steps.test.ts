import type { Order } from "@porteka/commerce-sdk"
import { describe, expect, it } from "vitest"
import { type OrderTimeline, orderSteps } from "./order-steps.ts"
import { timelineOf } from "./order-timeline.ts"

const NONE: OrderTimeline = {
  createdAt: "1",
  paidAt: null,
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
  canceledAt: null,
}
const HOME = { isPickup: false, isCash: false, isSent: true }

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
    [{}, { isPickup: true, isCash: true, isSent: true }, ["placed", "(ready)", "(collected)"]],
    [
      { packedAt: "3" },
      { isPickup: true, isCash: false, isSent: true },
      ["placed", "(paid)", "ready", "(collected)"],
    ],
    [
      { shippedAt: "4" },
      { isPickup: false, isCash: true, isSent: true },
      ["placed", "packed", "shipped", "(delivered)"],
    ],
    [{ paidAt: "2" }, { isPickup: false, isCash: false, isSent: false }, ["placed", "paid"]],
    [{ canceledAt: "6" }, HOME, ["placed", "cancelled"]],
    [{ paidAt: "2", canceledAt: "6" }, HOME, ["placed", "paid", "cancelled"]],
  ])("%j by %j: %j", (change, way, steps) => {
    expect(done(change, way)).toEqual(steps)
  })
})

describe("timelineOf", () => {
  const order = { status: "pending", created_at: "1", payment_collections: [{ payments: [] }] }

  it.each([
    ["not_paid", null],
    // There was nothing to pay.
    ["captured", "1"],
  ])("an order without a payment that is %s was paid at %s", (payment_status, paidAt) => {
    expect(timelineOf({ ...order, payment_status } as unknown as Order).paidAt).toBe(paidAt)
  })
})
