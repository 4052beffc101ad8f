import { describe, expect, it } from "vitest"
import { type CouponFacts, couponState } from "./coupon-state.ts"

const NOW = new Date("2026-11-24T12:00:00Z")
const BEFORE = new Date("2026-11-23T12:00:00Z")
const AFTER = new Date("2026-11-25T12:00:00Z")

const facts: CouponFacts = {
  status: "active",
  is_automatic: false,
  limit: null,
  used: 7,
  starts_at: null,
  ends_at: null,
  budget: null,
}

describe("couponState", () => {
  it.each<[string, Partial<CouponFacts>, string | null]>([
    ["without any limit", {}, "usable"],
    ["within its time", { starts_at: BEFORE, ends_at: AFTER }, "usable"],
    ["before its time", { starts_at: AFTER }, "upcoming"],
    ["after its time", { ends_at: BEFORE }, "expired"],
    ["switched off", { status: "inactive" }, "expired"],
    ["a draft", { status: "draft" }, null],
    ["what every cart gets", { is_automatic: true }, null],
    ["a use is left", { limit: 8 }, "usable"],
    ["no use is left", { limit: 7 }, "used_up"],
    ["of the campaign's uses one is left", { budget: { type: "usage", limit: 3, used: 2 } }, "usable"],
    ["of the campaign's uses none is left", { budget: { type: "usage", limit: 3, used: 3 } }, "used_up"],
    ["its money is spent", { budget: { type: "spend", limit: 5000, used: 5000 } }, "used_up"],
    ["a budget without a limit", { budget: { type: "spend", limit: null, used: 5000 } }, "usable"],
    ["counted by customer", { budget: { type: "use_by_attribute", limit: 1, used: 9 } }, "usable"],
  ])("%s", (_, changed, state) => {
    expect(couponState({ ...facts, ...changed }, NOW)).toBe(state)
  })
})
