import { describe, expect, it } from "vitest"
import { displayedStatus, isLabelled, titleCase } from "./order-status.ts"

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
    [{ payment_status: "captured", fulfillment_status: "fulfilled" }, "processing"],
    [{ payment_status: "captured", fulfillment_status: "shipped" }, "shipped"],
    [{ payment_status: "authorized", payment_pending: true, fulfillment_status: "delivered" }, "completed"],
    [{ status: "canceled", payment_status: "captured", fulfillment_status: "shipped" }, "cancelled"],
    [{ status: "requires_action" }, "requires_action"],
  ] as const)("%j is %s", (change, status) => {
    expect(displayedStatus({ ...order, ...change })).toBe(status)
  })

  it("knows which statuses have a text and title-cases the others", () => {
    expect(isLabelled("shipped")).toBe(true)
    expect(isLabelled("partially_shipped")).toBe(false)
    expect(titleCase("partially_shipped")).toBe("Partially Shipped")
  })
})
