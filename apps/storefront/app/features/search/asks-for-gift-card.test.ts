import { expect, it } from "vitest"
import { asksForGiftCard } from "./asks-for-gift-card.ts"

it.each([
  ["ajándékutalvány", true],
  ["Ajándékutalványt", true],
  ["ajándék-utalvány", true],
  ["utalványok", true],
  ["ajandek kartya", true],
  ["gift card", true],
  ["Gift Cards", true],
  ["voucher", true],
  ["ajándék", false],
  ["ajándékdoboz", false],
  ["gift", false],
  ["card", false],
  ["gift card with flower", false],
  ["", false],
])("%s asks for a gift card: %s", (q, asks) => {
  expect(asksForGiftCard(q)).toBe(asks)
})
