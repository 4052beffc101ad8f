import { expect, it } from "vitest"
import type { InvoiceData } from "./invoice-data.ts"
import { drawSampleInvoice } from "./sample-invoice-pdf.ts"

const invoice: InvoiceData = {
  order_number: "1042",
  language: "hu",
  currency: "huf",
  issued_on: "2026-11-21",
  fulfilled_on: "2026-11-21",
  due_on: "2026-11-29",
  payment_method: "cash_on_delivery",
  is_paid: false,
  seller: {
    name: "Portéka Kézműves Kft.",
    seat: "1052 Budapest, Kézműves köz 3.",
    tax_number: "12345676-2-41",
    bank_name: "Mintabank Zrt.",
    bank_account: "12345676-12345676-00000000",
  },
  buyer: {
    name: "Őrség Fűszer Kft.",
    tax_number: "12345676-1-41",
    email: "anna@example.com",
    address: { postal_code: "1052", city: "Budapest", address_1: "Váci utca 12." },
  },
  lines: Array.from({ length: 60 }, (_, index) => ({
    name: `Kézzel festett bögre ${index}`,
    quantity: 2,
    unit: "db",
    vat_percent: 27,
    net: 10_157,
    vat: 2_743,
    gross: 12_900,
  })),
  totals: { net: 609_420, vat: 164_580, gross: 774_000 },
  cash_amount: null,
}

it("draws several pages, the same file each time", async () => {
  const names = { number: "MINTA-2026-000001", changes: null }
  const content = await drawSampleInvoice(invoice, names)
  const file = content.toString("latin1")
  expect(file.startsWith("%PDF-")).toBe(true)
  expect(file.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  expect(file).not.toMatch(/BaseFont \/(Helvetica|Times|Courier)/)
  expect((await drawSampleInvoice(invoice, names)).equals(content)).toBe(true)
})
