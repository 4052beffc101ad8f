import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { displayedStatus, isUnpaid, labelledStatus, statusForShopper, titleCase } from "./order-status.ts"

const order = {
  status: "pending",
  payment_status: "not_paid",
  fulfillment_status: "not_fulfilled",
  payment_pending: false,
} as const

describe("displayedStatus", () => {
  it.each([
    [{}, "pending"],
    [{ payment_status: "captured" }, "paid"],
    [{ payment_status: "authorized" }, "authorized"],
    [{ payment_status: "authorized", payment_pending: true }, "pending"],
    [{ payment_status: "refunded" }, "refunded"],
    [{ payment_status: "partially_refunded", payment_pending: true }, "partially_refunded"],
    [{ payment_status: "refunded", fulfillment_status: "delivered" }, "completed"],
    [{ payment_status: "captured", fulfillment_status: "fulfilled" }, "processing"],
    [{ payment_status: "captured", fulfillment_status: "shipped" }, "shipped"],
    [{ payment_status: "authorized", payment_pending: true, fulfillment_status: "delivered" }, "completed"],
    [{ status: "canceled", payment_status: "captured", fulfillment_status: "shipped" }, "cancelled"],
    [{ status: "requires_action" }, "requires_action"],
    [{ payment_status: "partially_captured" }, "pending"],
    [{ fulfillment_status: "partially_shipped", payment_status: "partially_captured" }, "processing"],
    [{ fulfillment_status: "partially_delivered", payment_status: "captured" }, "processing"],
    [{ fulfillment_status: "lost_at_sea", payment_status: "captured" }, "paid"],
    [{ fulfillment_status: "lost_at_sea" }, "lost_at_sea"],
    [{ payment_status: "disputed" }, "disputed"],
    [{ status: "on_hold" }, "on_hold"],
  ] as const)("%j is %s", (change, status) => {
    expect(displayedStatus({ ...order, ...change })).toBe(status)
  })

  it.each([
    [{}, true],
    [{ payment_status: "awaiting" }, true],
    [{ payment_status: "authorized", payment_pending: true }, true],
    [{ payment_status: "authorized" }, false],
    [{ payment_status: "captured" }, false],
    [{ payment_status: "partially_captured" }, false],
    [{ payment_status: "refunded" }, false],
    [{ payment_status: "partially_refunded" }, false],
    [{ status: "canceled", payment_status: "not_paid" }, false],
  ] as const)("%j asks for the whole sum: %s", (change, asks) => {
    expect(isUnpaid({ ...order, ...change })).toBe(asks)
  })
})

it.each([
  [{}, true, "awaiting_transfer"],
  [{ payment_status: "authorized", payment_pending: true }, true, "awaiting_transfer"],
  [{ payment_status: "authorized", payment_pending: true }, false, "pending"],
  [{ payment_status: "captured" }, true, "paid"],
  [{ payment_status: "partially_captured" }, true, "pending"],
  [{ fulfillment_status: "shipped" }, true, "shipped"],
  [{ status: "canceled" }, true, "cancelled"],
] as const)("the shopper sees %j, by transfer: %s, as %s", (change, isTransfer, status) => {
  expect(statusForShopper({ ...order, ...change }, isTransfer)).toBe(status)
})

describe("the name of a status", () => {
  it.each([
    ["shipped", "shipped"],
    ["canceled", "cancelled"],
    ["delivered", "delivered"],
    ["on_hold", null],
  ])("of %s is that of %s", (status, label) => {
    expect(labelledStatus(status)).toBe(label)
  })

  it.each([
    ["on_hold", "On Hold"],
    ["lost-at sea", "Lost At Sea"],
    ["DISPUTED", "Disputed"],
    ["", ""],
  ])("that has none: %j is shown as %j", (status, shown) => {
    expect(titleCase(status)).toBe(shown)
  })

  it("is always one word or more of what was said", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]+(_[a-z]+)*$/), (status) => {
        expect(titleCase(status).toLowerCase().replaceAll(" ", "_")).toBe(status)
      }),
    )
  })
})
