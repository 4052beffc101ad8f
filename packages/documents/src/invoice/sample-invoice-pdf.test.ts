import { expect, it } from "vitest"
import { invoiceOf } from "./invoice.fixture.ts"
import { drawSampleInvoice } from "./sample-invoice-pdf.ts"

const invoice = invoiceOf(60, { payment_method: "cash_on_delivery" })

it("draws several pages, the same file each time", async () => {
  const names = { number: "MINTA-2026-000001", changes: null }
  const content = await drawSampleInvoice(invoice, names)
  const file = content.toString("latin1")
  expect(file.startsWith("%PDF-")).toBe(true)
  expect(file.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  expect(file).not.toMatch(/BaseFont \/(Helvetica|Times|Courier)/)
  expect((await drawSampleInvoice(invoice, names)).equals(content)).toBe(true)
})
