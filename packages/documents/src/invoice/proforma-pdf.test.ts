import { describe, expect, it } from "vitest"
import type { InvoiceData } from "./invoice-data.ts"
import { drawProforma, proformaFileName } from "./proforma-pdf.ts"

const ACCOUNT = {
  holder: "Portéka Kézműves Kft.",
  bank_name: "Mintabank Zrt.",
  number: "12345676-12345676-00000000",
  iban: "HU68 1234 5676 1234 5676 0000 0000",
  bic: "MINTHUHBXXX",
}

const dataOf = (lines: number): InvoiceData => ({
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
})

const pagesOf = (file: Buffer) => file.toString("latin1").match(/\/Type \/Page\b/g)?.length

describe("a pro-forma", () => {
  it("is named as what it is not, the same file each time", async () => {
    const file = await drawProforma(dataOf(1), ACCOUNT)
    expect(file.subarray(0, 5).toString()).toBe("%PDF-")
    expect(pagesOf(file)).toBe(1)
    expect((await drawProforma(dataOf(1), ACCOUNT)).equals(file)).toBe(true)
    expect(proformaFileName(dataOf(1))).toBe("dijbekero-1042.pdf")
  })

  it("has a code only where a bank's app can read one", async () => {
    const [withCode, without] = [
      await drawProforma(dataOf(1), ACCOUNT),
      await drawProforma(dataOf(1), { ...ACCOUNT, bic: null }),
    ]
    expect(withCode.length).toBeGreaterThan(without.length)
  })

  it("keeps account and code together at the end of a long one", async () => {
    expect(pagesOf(await drawProforma(dataOf(27), ACCOUNT))).toBe(2)
  })
})
