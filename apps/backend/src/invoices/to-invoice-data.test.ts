import { addDays } from "@porteka/hungary"
import { shop } from "@porteka/shop"
import { array, check, constantFrom, integer, property, tuple } from "fast-check"
import { describe, expect, it } from "vitest"
import { type OrderToInvoice, toInvoiceData, toStornoData } from "./to-invoice-data.ts"

const NOW = new Date("2026-11-21T23:30:00Z")
const ADDRESS = {
  first_name: "Anna",
  last_name: "Kovács",
  city: "Budapest",
  postal_code: "1011",
  address_1: "Fő utca 1.",
}

/** Taxed like in the back end. */
const taxed = (total: number) => ({ total, tax_total: (total * 27) / 127, tax_lines: [{ rate: 27 }] })

const order = (change: Partial<OrderToInvoice> = {}): OrderToInvoice => ({
  display_id: 1042,
  currency_code: "huf",
  email: "anna@example.com",
  locale: "hu-HU",
  total: 15_382,
  metadata: { payment_method: "cash_on_delivery" },
  items: [{ title: "Bögre", product_title: "Bögre", variant_title: "Kék", quantity: 2, ...taxed(12_900) }],
  shipping_methods: [
    { name: "Házhozszállítás", ...taxed(1_990) },
    { name: "Utánvét díja", ...taxed(492) },
    { name: "Személyes átvétel", ...taxed(0) },
  ],
  billing_address: ADDRESS,
  shipping_address: null,
  ...change,
})

describe("toInvoiceData", () => {
  it("contains net, VAT and gross of each line, and the rounded cash", () => {
    expect(toInvoiceData(order(), { shop, now: NOW, isPaid: false })).toMatchObject({
      order_number: "1042",
      issued_on: "2026-11-22",
      buyer: { name: "Kovács Anna", tax_number: null },
      lines: [
        { name: "Bögre, Kék", quantity: 2, vat_percent: 27, net: 10_157, vat: 2_743, gross: 12_900 },
        { name: "Házhozszállítás", net: 1_567, vat: 423, gross: 1_990 },
        { name: "Utánvét díja", gross: 492 },
      ],
      totals: { gross: 15_382 },
      cash_amount: 15_380,
    })
  })

  it("contains no rounded cash of what is paid by card at a parcel locker", () => {
    const methods = order().shipping_methods.map((method) => ({
      ...method,
      data: { pickup_point_kind: "locker" },
    }))
    const invoice = toInvoiceData(order({ shipping_methods: methods }), { shop, now: NOW, isPaid: false })
    expect(invoice).toMatchObject({ totals: { gross: 15_382 }, cash_amount: null })
  })

  it("contains inscriptions, but not personal messages", () => {
    const metadata = { gift_wrap: true, gift_message: "Szeretlek!", personalisation: "Anna" }
    const charge = { title: "Díszcsomagolás", product_title: "Díszcsomagolás", variant_title: null }
    const items = [
      {
        title: "Szív",
        product_title: "Szív",
        variant_title: "12 cm",
        quantity: 1,
        ...taxed(2_290),
        metadata,
      },
      { ...charge, quantity: 1, ...taxed(990), metadata: { charge_for: "gift_wrap" } },
    ]
    const { lines } = toInvoiceData(order({ items, shipping_methods: [], total: 3_280 }), {
      shop,
      now: NOW,
      isPaid: true,
    })
    expect(lines.map(({ name, gross }) => [name, gross])).toEqual([
      ["Szív, 12 cm, Felirat: Anna", 2_290],
      ["Díszcsomagolás", 990],
    ])
  })

  it("contains the company with its tax number, and the due date of a transfer", () => {
    const company = { ...ADDRESS, company: "Őrség Kft.", metadata: { tax_number: "12345676-1-41" } }
    const transfer = order({ billing_address: company, metadata: { payment_method: "bank_transfer" } })
    expect(toInvoiceData(transfer, { shop, now: NOW, isPaid: false })).toMatchObject({
      buyer: { name: "Őrség Kft.", tax_number: "12345676-1-41" },
      due_on: addDays("2026-11-22", shop.bank.transferDueDays),
      cash_amount: null,
    })
    expect(toInvoiceData(transfer, { shop, now: NOW, isPaid: true }).due_on).toBe("2026-11-22")
  })

  it("contains the promised due date of a transfer, whatever the current setting is", () => {
    const metadata = { payment_method: "bank_transfer", transfer_due_days: 3 }
    expect(toInvoiceData(order({ metadata }), { shop, now: NOW, isPaid: false }).due_on).toBe("2026-11-25")
  })

  it("contains the back end's VAT, whatever its rate", () => {
    const books = { ...taxed(1_050), tax_total: 50, tax_lines: [{ rate: 5 }] }
    const items = [{ title: "Könyv", product_title: null, variant_title: null, quantity: 1, ...books }]
    const { lines } = toInvoiceData(order({ items, shipping_methods: [], total: 1_050 }), {
      shop,
      now: NOW,
      isPaid: true,
    })
    expect(lines).toMatchObject([{ vat_percent: 5, net: 1_000, vat: 50, gross: 1_050 }])
  })

  it("contains products at their full price with VAT, and the amount paid by a gift card", () => {
    const paid = { ...taxed(7_900), original_total: 12_900, adjustments: [{ code: "KARTYA", amount: 5_000 }] }
    const items = [{ title: "Bögre", product_title: "Bögre", variant_title: null, quantity: 2, ...paid }]
    const asked = order({ items, shipping_methods: [], total: 7_900 })
    const options = { shop, now: NOW, isPaid: true }
    const invoice = toInvoiceData(asked, { ...options, cardCodes: new Set(["KARTYA"]) })
    expect(invoice).toMatchObject({
      lines: [{ quantity: 2, net: 10_157, vat: 2_743, gross: 12_900 }],
      totals: { gross: 12_900, vat: 2_743 },
      gift_card_paid: 5_000,
    })
    // A code that is not a gift card lowers the price.
    expect(toInvoiceData(asked, options)).toMatchObject({ totals: { gross: 7_900 } })
    expect(toInvoiceData(asked, options)).not.toHaveProperty("gift_card_paid")
    expect(toStornoData(invoice, NOW)).toMatchObject({ totals: { gross: -12_900 }, gift_card_paid: -5_000 })
  })

  it("names the gift card as the way of payment if it has paid for everything", () => {
    const paid = { ...taxed(0), original_total: 12_900, adjustments: [{ code: "KARTYA", amount: 12_900 }] }
    const items = [{ title: "Bögre", product_title: "Bögre", variant_title: null, quantity: 2, ...paid }]
    const metadata = { payment_method: "bank_transfer" }
    const invoice = toInvoiceData(order({ items, shipping_methods: [], total: 0, metadata }), {
      shop,
      now: NOW,
      isPaid: true,
      cardCodes: new Set(["KARTYA"]),
    })
    expect(invoice).toMatchObject({
      payment_method: "gift_card",
      gift_card_paid: 12_900,
      due_on: invoice.issued_on,
    })
  })

  it("treats the sale of a gift card as outside VAT", () => {
    const card = { title: "Ajándékutalvány", product_title: "Ajándékutalvány", variant_title: null }
    const items = [{ ...card, quantity: 1, total: 10_000, tax_total: 0, is_giftcard: true }]
    const asked = order({ items, shipping_methods: [], total: 10_000 })
    expect(toInvoiceData(asked, { shop, now: NOW, isPaid: true }).lines).toEqual([
      {
        name: "Ajándékutalvány",
        quantity: 1,
        unit: "db",
        vat_percent: 0,
        outside_vat: true,
        net: 10_000,
        vat: 0,
        gross: 10_000,
      },
    ])
  })

  it("refuses lines that are not the order's total", () => {
    expect(() => toInvoiceData(order({ total: 15_383 }), { shop, now: NOW, isPaid: true })).toThrow("15382")
  })

  it("adds up for any lines, and the canceling invoice cancels all of it", () => {
    const line = tuple(integer({ min: 1, max: 9 }), integer({ min: 0, max: 500_000 }))
    const result = check(
      property(array(line, { minLength: 1, maxLength: 12 }), constantFrom("hu", "en"), (lines, locale) => {
        const items = lines.map(([quantity, total]) => ({
          title: "Áru",
          product_title: null,
          variant_title: null,
          quantity,
          ...taxed(total),
        }))
        const total = lines.reduce((sum, [, amount]) => sum + amount, 0)
        const invoice = toInvoiceData(order({ items, total, locale, shipping_methods: [] }), {
          shop,
          now: NOW,
          isPaid: true,
        })
        const storno = toStornoData(invoice, NOW)
        const { net, vat, gross } = invoice.totals
        return (
          net + vat === gross &&
          gross === total &&
          storno.totals.gross === -gross &&
          invoice.lines.every((each) => each.net + each.vat === each.gross && Number.isInteger(each.net))
        )
      }),
    )
    expect(result.counterexample).toBeNull()
  })
})
