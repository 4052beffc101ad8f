import type { InvoiceData } from "@porteka/documents"
import { array, assert, integer, property, tuple } from "fast-check"
import { expect, test } from "vitest"
import { INVOICE } from "./providers/sample-data.fixture.ts"
import { type DueLine, toCorrectionData } from "./to-correction-data.ts"

const NOW = new Date("2026-11-21T23:30:00Z")
const mug = { name: "Bögre", quantity: 2, gross: 12_000 }
const delivery = { name: "Szállítás", quantity: 1, gross: 1_990 }

function invoice(lines: DueLine[]): InvoiceData {
  const whole = lines.map((line) => ({ ...line, unit: "db", vat_percent: 27, net: line.gross, vat: 0 }))
  const gross = lines.reduce((sum, line) => sum + line.gross, 0)
  return { ...INVOICE, language: "hu", lines: whole, totals: { net: gross, vat: 0, gross } }
}

const linesOf = (data: InvoiceData | undefined) =>
  data?.lines.map(({ name, quantity, gross }) => ({ name, quantity, gross }))

test("a returned piece is subtracted", () => {
  const due = [{ ...mug, quantity: 1, gross: 6_000 }, delivery]
  const data = toCorrectionData([invoice([mug, delivery])], { due, target: 7_990, now: NOW })
  expect(linesOf(data)).toEqual([{ name: "Bögre", quantity: -1, gross: -6_000 }])
  expect(data).toMatchObject({ issued_on: "2026-11-22", totals: { net: -4_724, vat: -1_276, gross: -6_000 } })
})

test("a goodwill refund has a separate line, and adds up with the next", () => {
  const first = toCorrectionData([invoice([mug, delivery])], {
    due: [mug, delivery],
    target: 13_490,
    now: NOW,
  })
  expect(linesOf(first)).toEqual([{ name: "Utólagos árengedmény", quantity: -1, gross: -500 }])
  if (!first) throw new Error("There is no first correction")
  const second = toCorrectionData([invoice([mug, delivery]), first], {
    due: [mug, delivery],
    target: 13_000,
    now: NOW,
  })
  expect(linesOf(second)).toEqual([{ name: "Utólagos árengedmény", quantity: -1, gross: -490 }])
})

test("what was refunded before a product came back is named so, and becomes the product once it is back", () => {
  const original = invoice([mug, delivery])
  const early = { due: [mug, delivery], target: 8_990, ahead: 5_000, now: NOW }
  const first = toCorrectionData([original], early)
  const ahead = "Visszaküldött termékek előre visszatérített ára"
  expect(linesOf(first)).toEqual([{ name: ahead, quantity: -1, gross: -5_000 }])
  if (!first) throw new Error("There is no first correction")
  expect(toCorrectionData([original, first], early)).toBeUndefined()
  const due = [{ ...mug, quantity: 1, gross: 6_000 }, delivery]
  expect(linesOf(toCorrectionData([original, first], { due, target: 7_990, now: NOW }))).toEqual([
    { name: "Bögre", quantity: -1, gross: -6_000 },
    { name: ahead, quantity: 1, gross: 5_000 },
  ])
})

test("an added line is included, and unchanged ones are left out", () => {
  const candle = { name: "Gyertya", quantity: 3, gross: 3_000 }
  const original = invoice([mug, delivery])
  expect(
    linesOf(toCorrectionData([original], { due: [mug, delivery, candle], target: 16_990, now: NOW })),
  ).toEqual([candle])
  expect(toCorrectionData([original], { due: [mug, delivery], target: 13_990, now: NOW })).toBeUndefined()
})

test("for any kept lines: all documents together add up to the target", () => {
  const line = tuple(integer({ min: 1, max: 9 }), integer({ min: 0, max: 90_000 }))
  const toLines = (pairs: [number, number][]) =>
    pairs.map(([quantity, gross], index) => ({ name: `Áru ${index}`, quantity, gross }))
  assert(
    property(
      array(line, { minLength: 1, maxLength: 6 }),
      array(line, { maxLength: 6 }),
      integer({ min: 0, max: 500_000 }),
      (sold, kept, target) => {
        const original = invoice(toLines(sold))
        const correction = toCorrectionData([original], { due: toLines(kept), target, now: NOW })
        expect(original.totals.gross + (correction?.totals.gross ?? 0)).toBe(target)
        for (const { net, vat, gross, quantity } of correction?.lines ?? []) {
          expect(net + vat).toBe(gross)
          expect(Math.sign(quantity)).toBe(Math.sign(gross))
        }
      },
    ),
  )
})

test("a canceled gift card is outside VAT like its sale", () => {
  const card = { name: "Ajándékutalvány", quantity: 2, gross: 20_000, outside_vat: true as const }
  const original = invoice([card, mug])
  const due = [{ ...card, quantity: 1, gross: 10_000 }, mug]
  const data = toCorrectionData([original], { due, target: 22_000, now: NOW })
  expect(data?.lines).toMatchObject([
    { name: "Ajándékutalvány", quantity: -1, outside_vat: true, net: -10_000, vat: 0, gross: -10_000 },
  ])
})

test("names what a gift card has back of removed items, once", () => {
  const paid = { ...invoice([mug, delivery]), gift_card_paid: 6_000 }
  const due = [{ ...mug, quantity: 1, gross: mug.gross / 2 }, delivery]
  const target = mug.gross / 2 + delivery.gross
  const first = toCorrectionData([paid], { due, target, now: NOW, keptByCards: 3_000 })
  expect(first).toMatchObject({ totals: { gross: -mug.gross / 2 }, gift_card_paid: -3_000 })
  if (!first) throw new Error("There is no first correction")
  const second = toCorrectionData([paid, first], {
    due,
    target: target - 500,
    now: NOW,
    keptByCards: 3_000,
  })
  expect(second).not.toHaveProperty("gift_card_paid")
})
