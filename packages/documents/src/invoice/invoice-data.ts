import { isVatExempt, type PrintableAddress } from "@porteka/hungary"
import type { Locale } from "@porteka/shop"

/**
 * The content of an invoice, whichever provider issues it. Amounts are whole forints; negative on a
 * canceling invoice.
 */
export interface InvoiceData {
  order_number: string
  language: Locale
  currency: string
  /** Days in Budapest time, `YYYY-MM-DD`. */
  issued_on: string
  fulfilled_on: string
  due_on: string
  /** `gift_card`: gift cards have paid for everything. */
  payment_method: "card" | "bank_transfer" | "cash_on_delivery" | "gift_card"
  is_paid: boolean
  seller: InvoiceSeller
  buyer: InvoiceBuyer
  lines: InvoiceLine[]
  totals: InvoiceTotals
  /** The part of the total that was paid by gift cards; absent if there is none. */
  gift_card_paid?: number
  /** The cash amount after rounding; null if it equals the total (2008. III. tv.). */
  cash_amount: number | null
}

/** The shop's data when the invoice was issued: an invoice that cancels it uses the same. */
export interface InvoiceSeller {
  name: string
  /** `1052 Budapest, Kézműves köz 3.` */
  seat: string
  tax_number: string
  bank_name: string
  bank_account: string
}

export interface InvoiceBuyer {
  /** The company, or the person's name in the order of the invoice's language. */
  name: string
  /** `12345676-1-41`, abroad `ATU12345678`; null for a private buyer. */
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
  /**
   * Outside the scope of VAT, which is not the same as 0%: the sale of a gift card (2007. CXXVII. tv. 18/B.
   * §).
   */
  outside_vat?: true
  net: number
  vat: number
  gross: number
}

export type InvoiceTotals = Pick<InvoiceLine, "net" | "vat" | "gross">

/**
 * How a line is taxed: at its rate, outside the scope of VAT, or not at all, because the seller is exempt
 * (alanyi adómentes, 2007. CXXVII. tv. 187. §). An invoice must not call the last one 0%.
 */
export function taxationOf(
  { outside_vat: isOutside, vat_percent: percent }: InvoiceLine,
  { tax_number: taxNumber }: InvoiceSeller,
): "rate" | "outside" | "exempt" {
  if (isOutside) return "outside"
  return percent === 0 && isVatExempt(taxNumber) ? "exempt" : "rate"
}
