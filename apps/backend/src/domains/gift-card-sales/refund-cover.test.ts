import { describe, expect, it } from "vitest"
import { isCovered, mostForOwner, mostRefundable } from "./refund-cover.ts"

const card = (balance: number, is_voided = false) => ({ value: 10_000, balance, is_voided })

describe("a refund of an order with products for 5000 and a gift card", () => {
  it.each([
    ["an unused card", [card(10_000)], 5000, [5000, 15_000]],
    ["an unused card that was taken back", [card(10_000, true)], 15_000, [5000, 15_000]],
    ["a card that was used in part", [card(6000)], 5000, [5000]],
    ["the same, taken back", [card(6000, true)], 11_000, [5000, 11_000]],
    ["a card that was spent", [card(0)], 5000, [5000]],
    ["the same, taken back", [card(0, true)], 5000, [5000]],
  ])("with %s leaves what the card may still cost", (_case, cards, most, possible) => {
    const cover = { kept: 15_000, cards }
    expect(mostRefundable(cover)).toBe(most)
    for (const amount of [5000, 5001, 11_000, 11_001, 14_999, 15_000]) {
      const isPossible = possible.some((one) => one === amount) || amount <= most
      expect([amount, isCovered(amount, cover)]).toEqual([amount, isPossible])
    }
  })

  it("is nothing if less is left than was spent", () => {
    expect(mostRefundable({ kept: 3000, cards: [card(0)] })).toBe(0)
  })

  it.each([
    ["a card that was spent", [card(0)], 15_000],
    ["a card that was used in part", [card(6000)], 9000],
    ["the same, taken back", [card(6000, true)], 15_000],
  ])("by the owner, who gives up what was spent, is all but what %s can still pay", (_case, cards, most) => {
    expect(mostForOwner({ kept: 15_000, cards })).toBe(most)
  })

  it("is everything without cards", () => {
    expect(mostRefundable({ kept: 3000, cards: [] })).toBe(3000)
  })
})
