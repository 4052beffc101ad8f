import { expect, test } from "vitest"
import { orderLinkToken, readOrderLinkToken } from "./order-link-token.ts"

const ID = "order_01KAE2Z8V4N6S0M2T4W6Y8A0BC"
const SECRET = "a".repeat(40)
const NOW = new Date("2026-11-21T12:00:00Z")
const TOMORROW = new Date("2026-11-22T12:00:00Z")
const token = orderLinkToken(ID, SECRET, TOMORROW)

test("names the order until it expires", () => {
  expect(readOrderLinkToken(token, SECRET, NOW)).toBe(ID)
  expect(readOrderLinkToken(token, SECRET, new Date(TOMORROW.getTime() - 1))).toBe(ID)
  expect(readOrderLinkToken(token, SECRET, TOMORROW)).toBeNull()
})

test.each([
  ["another secret's", orderLinkToken(ID, "b".repeat(40), TOMORROW)],
  ["a prolonged one", token.replace(/\.\d{10}\./, ".9999999999.")],
  ["another order's", token.replace("01KAE", "01KAF")],
  ["a cut one", token.slice(0, -1)],
  ["a longer one", `${token}A`],
  ["an empty one", ""],
  ["the id alone", ID],
])("%s names none", (_, forged) => {
  expect(readOrderLinkToken(forged, SECRET, NOW)).toBeNull()
})
