import type { WithdrawalDecision } from "@porteka/commerce-sdk"
import { expect, test } from "vitest"
import { type SinceDeclaration, stateOf } from "./state-of.ts"

const UNSENT: SinceDeclaration = {
  is_cancelled: false,
  is_sent: false,
  is_returned: false,
  refunded: 0,
  kept: 9760,
  surplus: 0,
  is_whole: true,
}
const SENT = { ...UNSENT, is_sent: true }
const BACK = { ...SENT, is_returned: true }

test.each<[string, WithdrawalDecision, SinceDeclaration | undefined, string]>([
  ["not answered, although money went back", "received", { ...BACK, refunded: 9760, kept: 0 }, "received"],
  ["refused", "rejected", BACK, "rejected"],
  ["closed by the staff", "closed", BACK, "closed"],
  ["about no known order", "accepted", undefined, "accepted"],
  ["not sent yet", "accepted", UNSENT, "accepted"],
  ["not paid, and canceled", "accepted", { ...UNSENT, is_cancelled: true, kept: 0 }, "order_cancelled"],
  ["canceled, its money not back yet", "accepted", { ...UNSENT, is_cancelled: true }, "accepted"],
  [
    "canceled and refunded",
    "accepted",
    { ...UNSENT, is_cancelled: true, refunded: 9760, kept: 0 },
    "refunded",
  ],
  ["with the buyer", "accepted", SENT, "awaiting_goods"],
  ["back in the shop", "accepted", BACK, "goods_received"],
  [
    "refunded without the cost of delivery",
    "accepted",
    { ...BACK, refunded: 8270, kept: 1490 },
    "partly_refunded",
  ],
  [
    "refunded without what a dearer delivery cost more",
    "accepted",
    { ...BACK, refunded: 9060, kept: 700, surplus: 700 },
    "refunded",
  ],
  ["one product refunded", "accepted", { ...BACK, refunded: 2990, kept: 6770, is_whole: false }, "refunded"],
  ["refunded", "accepted", { ...BACK, refunded: 9760, kept: 0 }, "refunded"],
])("%s: %s", (_, decision, since, expected) => {
  expect(stateOf(decision, since)).toBe(expected)
})
