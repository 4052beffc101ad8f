import type { InvoiceData } from "@porteka/documents"

export const INVOICE: InvoiceData = {
  order_number: "1042",
  language: "hu",
  currency: "huf",
  issued_on: "2026-11-21",
  fulfilled_on: "2026-11-21",
  due_on: "2026-11-21",
  payment_method: "card",
  is_paid: true,
  seller: {
    name: "Portéka Kézműves Kft.",
    seat: "1052 Budapest, Kézműves köz 3.",
    tax_number: "12345676-2-41",
    bank_name: "Mintabank Zrt.",
    bank_account: "12345676-12345676-00000000",
  },
  buyer: {
    name: "Őrség & Fűszer Kft.",
    tax_number: "12345676-1-41",
    email: "anna@example.com",
    address: { postal_code: "1052", city: "Budapest", address_1: "Váci utca 12.", address_2: "2. em. 5." },
  },
  lines: [
    { name: "Bögre <kék>", quantity: 3, unit: "db", vat_percent: 27, net: 10_157, vat: 2_743, gross: 12_900 },
    { name: "Házhozszállítás", quantity: 1, unit: "db", vat_percent: 27, net: 1_567, vat: 423, gross: 1_990 },
  ],
  totals: { net: 11_724, vat: 3_166, gross: 14_890 },
  cash_amount: null,
}

/** The same of a seller who is exempt from VAT. */
export const exempt = (invoice: InvoiceData): InvoiceData => ({
  ...invoice,
  seller: { ...invoice.seller, tax_number: "12345676-1-41" },
  lines: invoice.lines.map((line) => ({ ...line, vat_percent: 0, net: line.gross, vat: 0 })),
  totals: { net: invoice.totals.gross, vat: 0, gross: invoice.totals.gross },
})
