import { type Shop, shop } from "@porteka/shop"
import { expect, it } from "vitest"
import { estimateDelivery } from "./estimated-delivery.ts"

const terms = (from: number, to: number) => ({
  price: 0,
  freeFrom: null,
  carrier: "GLS",
  workingDays: { from, to },
})
const DELIVERY: Shop["delivery"] = {
  handlingWorkingDays: { from: 1, to: 2 },
  courier: terms(1, 2),
  locker: { ...shop.delivery.locker, ...terms(2, 3) },
  pickup: terms(0, 1),
}

it.each([
  // Friday: packing takes 1 or 2 working days, a courier 1 or 2, a locker 2 or 3, the shop itself none or 1.
  ["courier", "2026-11-20T10:00:00Z", "2026-11-24", "2026-11-26"],
  [null, "2026-11-20T10:00:00Z", "2026-11-24", "2026-11-26"],
  ["locker", "2026-11-20T10:00:00Z", "2026-11-25", "2026-11-27"],
  ["pickup", "2026-11-20T10:00:00Z", "2026-11-23", "2026-11-25"],
  // Over Christmas and the weekend after it.
  ["courier", "2026-12-23T10:00:00Z", "2026-12-29", "2026-12-31"],
])("by %s, ordered at %s: %s to %s", (code, now, from, to) => {
  expect(estimateDelivery(code, new Date(now), DELIVERY)).toEqual({ from, to })
})
