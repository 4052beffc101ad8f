import type { InvoiceData, InvoiceLine } from "@porteka/documents"
import { addDays, budapestDay, fullName, netOf, type PrintableAddress, roundCash } from "@porteka/hungary"
import { type ShopLocale, shop } from "@porteka/shop"

const PERCENT = 100

/** The order as far as an invoice speaks of it. */
export interface OrderToInvoice {
  display_id: number
  currency_code: string
  email: string | null
  locale: string | null
  total: number
  metadata: Record<string, unknown> | null
  items: {
    title: string
    product_title: string | null
    variant_title: string | null
    quantity: number
    total: number
  }[]
  shipping_methods: { name: string; total: number }[]
  billing_address: PrintableAddress | null
  shipping_address: PrintableAddress | null
}

const UNITS = { hu: "db", en: "pc" } as const

/**
 * What the invoice of an order says. Each line's gross amount is what was paid for it, discounts taken off; net and
 * VAT are counted from it, so that all three add up (2007. CXXVII. tv. 83. §).
 * @throws Error when the lines are not the order's total: such an invoice must not leave
 */
export function toInvoiceData(
  order: OrderToInvoice,
  { now, isPaid }: { now: Date; isPaid: boolean },
): InvoiceData {
  const language = order.locale?.startsWith("en") ? "en" : "hu"
  const method = order.metadata?.payment_method
  const payment = method === "card" || method === "cash_on_delivery" ? method : "bank_transfer"
  const lines = [
    ...order.items.map(({ title, product_title: product, variant_title: variant, quantity, total }) =>
      toLine([product ?? title, variant].filter(Boolean).join(", "), quantity, total, language),
    ),
    ...order.shipping_methods.map(({ name, total }) => toLine(name, 1, total, language)),
  ].filter(({ gross }) => gross !== 0)
  const totals = { net: sum(lines, "net"), vat: sum(lines, "vat"), gross: sum(lines, "gross") }
  if (totals.gross !== order.total) {
    throw new Error(`The lines of order ${order.display_id} are ${totals.gross}, its total is ${order.total}`)
  }
  const today = budapestDay(now)
  const cash = roundCash(order.total)
  return {
    order_number: String(order.display_id),
    language,
    currency: order.currency_code,
    issued_on: today,
    fulfilled_on: today,
    due_on: isPaid || payment !== "bank_transfer" ? today : addDays(today, shop.bank.transferDueDays),
    payment_method: payment,
    is_paid: isPaid,
    buyer: toBuyer(order, language),
    lines,
    totals,
    cash_amount: payment === "cash_on_delivery" && cash !== order.total ? cash : null,
  }
}

/** The same with every amount turned round, as a cancelling invoice says it. */
export function toStornoData(invoice: InvoiceData, now: Date): InvoiceData {
  const today = budapestDay(now)
  const negative = <Amounts extends { net: number; vat: number; gross: number }>(amounts: Amounts) => ({
    ...amounts,
    net: -amounts.net,
    vat: -amounts.vat,
    gross: -amounts.gross,
  })
  return {
    ...invoice,
    issued_on: today,
    due_on: today,
    lines: invoice.lines.map((line) => ({ ...negative(line), quantity: -line.quantity })),
    totals: negative(invoice.totals),
    cash_amount: null,
  }
}

function toLine(name: string, quantity: number, gross: number, language: ShopLocale): InvoiceLine {
  const net = netOf(gross, shop.taxRate)
  const percent = Math.round(shop.taxRate * PERCENT)
  return { name, quantity, unit: UNITS[language], vat_percent: percent, net, vat: gross - net, gross }
}

function toBuyer(order: OrderToInvoice, language: ShopLocale): InvoiceData["buyer"] {
  const address = order.billing_address ?? order.shipping_address ?? {}
  const company = address.company?.trim()
  return {
    name: company || fullName(address, language),
    tax_number: company ? (address.metadata?.tax_number ?? null) : null,
    email: order.email ?? "",
    address,
  }
}

const sum = (lines: readonly InvoiceLine[], amount: "net" | "vat" | "gross") =>
  lines.reduce((total, line) => total + line[amount], 0)
