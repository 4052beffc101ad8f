import { expect, test } from "vitest"
import { type LeftCart, reasonForSilence } from "./reminder-rule.ts"

const NOW = new Date("2026-11-23T12:00:00Z")
const LEFT: LeftCart = {
  touchedAt: new Date("2026-11-23T08:00:00Z"),
  isConsented: true,
  isOrdered: false,
  hasOrderedSince: false,
  isPaying: false,
  isOfStaff: false,
  buyable: 1,
}

test.each<[string, Partial<LeftCart>, number, ReturnType<typeof reasonForSilence>]>([
  ["left four hours ago", {}, 4, null],
  ["left a minute less", { touchedAt: new Date("2026-11-23T08:01:00Z") }, 4, "touched"],
  ["left four hours ago, where five must pass", {}, 5, "touched"],
  ["in a shop that reminds nobody", {}, 0, "off"],
  ["of somebody without confirmed consent", { isConsented: false }, 4, "no_consent"],
  ["that is an order", { isOrdered: true }, 4, "ordered"],
  ["of somebody who has ordered since", { hasOrderedSince: true }, 4, "ordered_since"],
  ["that is being paid", { isPaying: true }, 4, "paying"],
  ["of the shop's own people", { isOfStaff: true }, 4, "staff"],
  ["whose items are all sold out", { buyable: 0 }, 4, "sold_out"],
])("a cart %s", (_, facts, hours, reason) => {
  expect(reasonForSilence({ ...LEFT, ...facts }, hours, NOW)).toBe(reason)
})
