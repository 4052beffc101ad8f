import { isAtLocker } from "@porteka/commerce-sdk"
import type { InvoiceData, InvoiceLine } from "@porteka/documents"
import {
  addDays,
  budapestDay,
  formatDate,
  fullName,
  missingOfBuyer,
  type PrintableAddress,
  roundCash,
} from "@porteka/hungary"
import { inLineOrder, lineOptionsOf, type Shop, showLineOptions } from "@porteka/shop"
import { DEFAULT_LOCALE, findLocale, type Locale, textsByLanguage } from "@porteka/shop/languages"
import { amountsOf, cardPartOf, type TaxedLine, withCardPart } from "../amounts/line-amounts.ts"
import { dueDaysOf } from "../shop/transfer-due-days.ts"
import { InvoiceRefusedError } from "./invoice-provider.ts"
import { totalsOf } from "./totals-of.ts"

/** The part of an order that invoices need. */
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
    metadata?: Record<string, unknown> | null
    quantity: number
    total: number
    original_total?: number
    tax_total: number
    tax_lines?: { rate: number }[]
    adjustments?: { code: string | null; amount: number }[]
    is_giftcard?: boolean
  }[]
  shipping_methods: {
    name: string
    total: number
    tax_total: number
    tax_lines?: { rate: number }[]
    data?: Record<string, unknown> | null
  }[]
  billing_address: PrintableAddress | null
  shipping_address: PrintableAddress | null
}

const UNITS = textsByLanguage({ hu: "db", en: "pc" })

interface Invoicing {
  shop: Shop
  now: Date
  isPaid: boolean
  /** The gift cards among the order's codes: their amount is a payment, not a discount. */
  cardCodes?: ReadonlySet<string>
}

/**
 * The content of an order's invoice. Each line's gross amount is what was paid for it, after discounts; its
 * VAT is the back end's, in whole forints, and the net amount is the rest, so that all three add up (2007.
 * CXXVII. tv. 83. §). The amount paid by a gift card is part of the price and its VAT (66/A. §); the sale of
 * a gift card is not taxed (18/B. §): docs/decisions/0099.
 * @throws Error if the lines do not add up to the order's total, or the buyer has no name: such an invoice
 * must not be issued
 */
export function toInvoiceData(
  order: OrderToInvoice,
  { shop, now, isPaid, cardCodes = NO_CARDS }: Invoicing,
): InvoiceData {
  const language = findLocale(order.locale) ?? DEFAULT_LOCALE
  const lines = [
    ...inLineOrder(order.items).map((item) =>
      withCardPart(toLine({ ...item, name: nameOf(item, language) }, language), cardPartOf(item, cardCodes)),
    ),
    ...order.shipping_methods.map((method) => toLine({ ...method, quantity: 1 }, language)),
  ].filter(({ gross }) => gross !== 0)
  const totals = totalsOf(lines)
  const byCard = order.items.reduce((sum, item) => sum + cardPartOf(item, cardCodes), 0)
  if (totals.gross !== order.total + byCard) {
    throw new Error(
      `The lines of order ${order.display_id} are ${totals.gross}, its total is ${order.total + byCard}`,
    )
  }
  const payment = paymentOf(order, byCard)
  const today = budapestDay(now)
  const atLocker = isAtLocker(order.shipping_methods.map(({ data = null }) => ({ data })))
  const cash = atLocker ? order.total : roundCash(order.total)
  return {
    order_number: String(order.display_id),
    language,
    currency: order.currency_code,
    issued_on: today,
    fulfilled_on: today,
    due_on: isPaid || payment !== "bank_transfer" ? today : addDays(today, dueDaysOf(order, shop)),
    payment_method: payment,
    is_paid: isPaid,
    seller: toSeller(shop),
    buyer: toBuyer(order, language),
    lines,
    totals,
    ...(byCard === 0 ? {} : { gift_card_paid: byCard }),
    cash_amount: payment === "cash_on_delivery" && cash !== order.total ? cash : null,
  }
}

const NO_CARDS: ReadonlySet<string> = new Set()

/** An order without anything left to pay has a payment method that nobody chose. */
function paymentOf({ total, metadata }: OrderToInvoice, byCard: number): InvoiceData["payment_method"] {
  if (total === 0 && byCard > 0) return "gift_card"
  const method = metadata?.payment_method
  return method === "card" || method === "cash_on_delivery" ? method : "bank_transfer"
}

/** The same with every amount negated, for a canceling invoice. */
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
    ...(invoice.gift_card_paid === undefined ? {} : { gift_card_paid: -invoice.gift_card_paid }),
    cash_amount: null,
  }
}

/** A product made for one buyer is described with its inscription; a personal message is left out. */
function nameOf(
  { title, product_title: product, variant_title: variant, metadata }: OrderToInvoice["items"][number],
  language: Locale,
): string {
  const options = showLineOptions(lineOptionsOf(metadata), language, formatDate, { invoicedOnly: true })
  const inscriptions = options.map(({ label, value }) => `${label}: ${value}`)
  return [product ?? title, variant, ...inscriptions].filter(Boolean).join(", ")
}

function toLine(
  { name, quantity, ...amounts }: TaxedLine & { name: string; quantity: number },
  language: Locale,
): InvoiceLine {
  const line = { name, quantity, unit: UNITS[language], ...amountsOf(amounts) }
  return amounts.is_giftcard ? { ...line, outside_vat: true } : line
}

/** The issuer of new invoices. */
export function toSeller({ legal, bank }: Shop): InvoiceData["seller"] {
  return {
    name: legal.name,
    seat: `${legal.seat.postalCode} ${legal.seat.city}, ${legal.seat.street}`,
    tax_number: legal.taxNumber,
    bank_name: bank.bankName,
    bank_account: bank.accountNumber,
  }
}

function toBuyer(order: OrderToInvoice, language: Locale): InvoiceData["buyer"] {
  const address = order.billing_address ?? order.shipping_address ?? {}
  const missing = missingOfBuyer(address, DEFAULT_LOCALE)
  if (missing.length > 0) throw new InvoiceRefusedError(`A vevő adataiból hiányzik: ${missing.join(", ")}.`)
  const company = address.company?.trim()
  return {
    name: company || fullName(address, language),
    tax_number: company ? (address.metadata?.tax_number ?? null) : null,
    email: order.email ?? "",
    address,
  }
}
