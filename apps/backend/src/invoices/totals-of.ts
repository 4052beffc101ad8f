import type { InvoiceData, InvoiceLine } from "@porteka/documents"

export function totalsOf(lines: readonly InvoiceLine[]): InvoiceData["totals"] {
  const sum = (amount: "net" | "vat" | "gross") => lines.reduce((total, line) => total + line[amount], 0)
  return { net: sum("net"), vat: sum("vat"), gross: sum("gross") }
}
