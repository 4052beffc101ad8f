import type { InvoiceData } from "./invoice-data.ts"

/** A company's order of cups, for tests. */
export const invoiceOf = (lines: number, changes: Partial<InvoiceData> = {}): InvoiceData => ({
  order_number: "1042",
  language: "hu",
  currency: "huf",
  issued_on: "2026-11-21",
  fulfilled_on: "2026-11-21",
  due_on: "2026-11-29",
  payment_method: "bank_transfer",
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
  lines: Array.from({ length: lines }, (_, index) => ({
    name: `Kézzel festett bögre ${index}`,
    quantity: 2,
    unit: "db",
    vat_percent: 27,
    net: 10_157,
    vat: 2_743,
    gross: 12_900,
  })),
  totals: { net: 10_157 * lines, vat: 2_743 * lines, gross: 12_900 * lines },
  cash_amount: null,
  ...changes,
})
