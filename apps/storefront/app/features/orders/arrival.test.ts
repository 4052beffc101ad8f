import { shop } from "@porteka/shop"
import { describe, expect, it } from "vitest"
import { arrivalOf } from "./arrival.ts"

const terms = { price: 0, freeFrom: null, carrier: "GLS", workingDays: { from: 1, to: 2 } }
const SHOP = {
  bank: { ...shop.bank, transferDueDays: 8 },
  delivery: {
    ...shop.delivery,
    handlingWorkingDays: { from: 1, to: 2 },
    courier: terms,
    pickup: { ...terms, workingDays: { from: 0, to: 1 } },
  },
}
/** A Friday. */
const ORDERED = "2026-11-20T10:00:00Z"
const NOW = new Date("2026-11-20T12:00:00Z")
const nothingYet = {
  createdAt: ORDERED,
  paidAt: null,
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
  canceledAt: null,
}
const CARD = { code: "courier", isTransfer: false, isDue: false, now: NOW }
const TRANSFER = { ...CARD, isTransfer: true, isDue: true }

const arrival = (facts: typeof CARD, timeline: Partial<typeof nothingYet> | object = {}, makingDays = 0) =>
  arrivalOf({ making_days: makingDays }, { ...nothingYet, ...timeline }, SHOP, facts)

describe("when an order is expected", () => {
  it("counts working days from the order, with those of making", () => {
    expect(arrival(CARD)).toEqual({ kind: "between", from: "2026-11-24", to: "2026-11-26" })
    expect(arrival(CARD, {}, 5)).toEqual({ kind: "between", from: "2026-12-01", to: "2026-12-03" })
    expect(arrival({ ...CARD, code: "pickup" })).toEqual({
      kind: "between",
      from: "2026-11-23",
      to: "2026-11-25",
    })
  })

  it("names days after the payment while a transfer has not come, and counts from its day when it has", () => {
    expect(arrival(TRANSFER)).toEqual({ kind: "after_payment", from: 2, to: 4, closures: [] })
    const paid = { paidAt: "2026-11-23T09:00:00Z" }
    expect(arrival({ ...TRANSFER, isDue: false }, paid)).toEqual({
      kind: "between",
      from: "2026-11-25",
      to: "2026-11-27",
    })
    // Paid completely by gift card: no payment is expected.
    expect(arrival({ ...TRANSFER, isDue: false })).toMatchObject({ kind: "between", from: "2026-11-24" })
  })

  it("names the shop's holidays that are still ahead while a transfer has not come", () => {
    const [past, ahead] = [
      { from: "2026-11-23", to: "2026-11-24" },
      { from: "2026-11-26", to: "2026-11-30" },
    ] as const
    const closed = { ...SHOP, delivery: { ...SHOP.delivery, closures: [past, ahead] } }
    const closures = (now: string) =>
      arrivalOf({ making_days: 0 }, nothingYet, closed, { ...TRANSFER, now: new Date(now) })
    expect(closures("2026-11-20T12:00:00Z")).toMatchObject({ closures: [past, ahead] })
    expect(closures("2026-11-25T12:00:00Z")).toMatchObject({ closures: [ahead] })
  })

  it("counts the carrier's days from the day on which the order was sent", () => {
    const sent = { packedAt: ORDERED, shippedAt: "2026-11-25T10:00:00Z" }
    const late = new Date("2026-11-27T12:00:00Z")
    expect(arrival({ ...CARD, now: late }, sent)).toEqual({
      kind: "between",
      from: "2026-11-26",
      to: "2026-11-27",
    })
  })

  it("says nothing of an order that has come, lies ready, was canceled or is late", () => {
    expect(arrival(CARD, { deliveredAt: ORDERED })).toBeNull()
    expect(arrival(CARD, { canceledAt: ORDERED })).toBeNull()
    expect(arrival({ ...CARD, code: "pickup" }, { packedAt: ORDERED })).toBeNull()
    expect(arrival(CARD, { packedAt: ORDERED, shippedAt: ORDERED })).not.toBeNull()
    expect(arrival({ ...CARD, now: new Date("2026-11-26T12:00:00Z") })).not.toBeNull()
    expect(arrival({ ...CARD, now: new Date("2026-11-27T12:00:00Z") })).toBeNull()
  })

  it("says nothing where the back end did not tell how long the products are made", () => {
    expect(arrivalOf({}, nothingYet, SHOP, CARD)).toBeNull()
  })
})
