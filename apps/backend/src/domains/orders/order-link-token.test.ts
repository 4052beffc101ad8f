import { expect, test } from "vitest"
import { isOrderLink, orderIdOfLink, orderLinkToken } from "./order-link-token.ts"

const ID = "order_01KAE2Z8V4N6S0M2T4W6Y8A0BC"
const ORDER = { id: ID, email: "anna@example.hu" }
const SECRET = "a".repeat(40)
const NOW = new Date("2026-11-21T12:00:00Z")
const TOMORROW = new Date("2026-11-22T12:00:00Z")
const token = orderLinkToken(ORDER, SECRET, TOMORROW)

test("names the order until it expires", () => {
  expect(orderIdOfLink(token, NOW)).toBe(ID)
  expect(orderIdOfLink(token, new Date(TOMORROW.getTime() - 1))).toBe(ID)
  expect(orderIdOfLink(token, TOMORROW)).toBeNull()
})

test("is that of the order's present address, however it is written", () => {
  expect(isOrderLink(token, ORDER, SECRET)).toBe(true)
  expect(isOrderLink(token, { id: ID, email: "Anna@Example.hu" }, SECRET)).toBe(true)
  expect(isOrderLink(token, { id: ID, email: "panna@example.hu" }, SECRET)).toBe(false)
  expect(isOrderLink(token, { id: ID, email: null }, SECRET)).toBe(false)
})

test.each([
  ["another secret's", orderLinkToken(ORDER, "b".repeat(40), TOMORROW)],
  ["a prolonged one", token.replace(/\.\d{10}\./, ".9999999999.")],
  ["another order's", token.replace("01KAE", "01KAF")],
  ["a cut one", token.slice(0, -1)],
  ["a longer one", `${token}A`],
  ["an empty one", ""],
  ["the id alone", ID],
])("%s opens nothing", (_, forged) => {
  expect(isOrderLink(forged, ORDER, SECRET)).toBe(false)
})
