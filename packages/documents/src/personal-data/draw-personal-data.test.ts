import { shop } from "@porteka/shop"
import { expect, test } from "vitest"
import { drawPersonalData } from "./draw-personal-data.ts"
import { type PersonalData, readPersonalData } from "./read-personal-data.ts"

const AT = "2026-11-20T13:07:00.000Z"
const nothing: PersonalData = {
  customer: { first_name: "Anna", last_name: "Kovács", email: "anna@example.hu", created_at: AT },
  wishlist: { items: [] },
  addresses: [],
  orders: [],
  carts: [],
  invoices: [],
  transfers: [],
  withdrawals: [],
  complaints: [],
  messages: [],
  notes: [],
  consents: [],
  mails: [],
  gift_cards: [],
  notices: [],
  reviews: [],
  sessions: [],
  passkeys: [],
}
const message = { reference: "UZ-2026-7", received_at: AT, message: "Kérdés egy korsóról. ".repeat(400) }
const drawing = {
  locale: "hu",
  shop,
  privacyPolicy: "https://porteka.example/hu/adatvedelmi-nyilatkozat",
  date: new Date(AT),
} as const

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0

test("a guest has no account", () => {
  const guest = { ...nothing, customer: { ...nothing.customer, has_account: false } }
  const [first] = readPersonalData(guest, { locale: "hu", deliveryName: ({ name }) => name })
  expect(first?.heading).toBe("Vevő, fiók nélkül")
  expect(first?.records[0]?.lines.map(({ label }) => label)).not.toContain("Regisztráció")
})

test("the document of a person without orders is one page, and a message longer than a page goes on", async () => {
  expect(pagesOf(await drawPersonalData(nothing, drawing))).toBe(1)
  const long = pagesOf(await drawPersonalData({ ...nothing, messages: [message] }, drawing))
  expect(long).toBeGreaterThan(1)
  expect(long).toBeLessThan(6)
})
