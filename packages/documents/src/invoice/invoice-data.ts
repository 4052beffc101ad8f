import type { PrintableAddress } from "@porteka/hungary"
import type { Locale } from "@porteka/shop"

/** What an invoice says, whoever issues it. Amounts are whole forints; negative on a cancelling one. */
export interface InvoiceData {
  order_number: string
  language: Locale
  currency: string
  /** Days in Budapest, `YYYY-MM-DD`. */
  issued_on: string
  fulfilled_on: string
  due_on: string
  payment_method: "card" | "bank_transfer" | "cash_on_delivery"
  is_paid: boolean
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  lines: InvoiceLine[]
  totals: InvoiceTotals
  /** The part of the total that was paid by gift cards; absent where none paid. */
  gift_card_paid?: number
  /** What is paid in cash after rounding; null where that is the total itself (2008. III. tv.). */
  cash_amount: number | null
}

/** The shop as it was when the invoice was issued: one that cancels it says the same. */
export interface InvoiceSeller {
  name: string
  /** `1052 Budapest, Kézműves köz 3.` */
  seat: string
  tax_number: string
  bank_name: string
  bank_account: string
}

export interface InvoiceBuyer {
  /** The company, or the person in the order of the invoice's language. */
  name: string
  /** `12345676-1-41`; null for a private buyer. */
  tax_number: string | null
  email: string
  address: PrintableAddress
}

export interface InvoiceLine {
  name: string
  quantity: number
  unit: string
  /** 27 for 27%. */
  vat_percent: number
  /** Not taxed at all, which is not 0%: the sale of a gift card (2007. CXXVII. tv. 18/B. §). */
  outside_vat?: true
  net: number
  vat: number
  gross: number
}

export type InvoiceTotals = Pick<InvoiceLine, "net" | "vat" | "gross">
