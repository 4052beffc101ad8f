import { LOCALES } from "@porteka/shop/languages"
import { expect, it } from "vitest"
import { drawGiftCard, giftCardFileName, type PrintedGiftCard } from "./gift-card-pdf.ts"

const CARD: PrintedGiftCard = {
  language: "hu",
  shop_name: "Portéka",
  website: "porteka.example",
  currency: "huf",
  amount: 10_000,
  code: "3F8A21C07BD945E6",
  recipient_name: "Nagymama",
  buyer_name: "Őry Zsófia",
  message: null,
  issued_on: "2026-11-25",
  valid_until: "2027-11-25",
}

const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b/g)?.length

it.each(LOCALES)("is one page in %s, the same file each time", async (language) => {
  const card = { ...CARD, language, message: "Boldog születésnapot!\nSzeretettel: Zsófi" }
  const file = await drawGiftCard(card)
  expect(file.subarray(0, 5).toString()).toBe("%PDF-")
  expect(pagesOf(file)).toBe(1)
  expect((await drawGiftCard(card)).equals(file)).toBe(true)
})

it("stays on one page with the longest message and names", async () => {
  const name = "Hosszúnevű ".repeat(10).trim()
  const message = "Nagyon boldog születésnapot kívánunk. ".repeat(5).slice(0, 200)
  const file = await drawGiftCard({ ...CARD, message, recipient_name: name, buyer_name: name })
  expect(pagesOf(file)).toBe(1)
})

it("is not named after its code", () => {
  expect(giftCardFileName("hu")).toBe("ajandekutalvany.pdf")
  expect(giftCardFileName("en")).toBe("gift-card.pdf")
})
