import { sum } from "./sum.ts"
import { type Priced, type SummaryRow, summaryRows } from "./summary-rows.ts"

export interface VatShare {
  /** 27; null if lines have different rates. */
  percent: number | null
  /** Whole forints of VAT contained in the price. */
  amount: number
}

/** The sums of a cart or order from top to bottom. Whole forints, gross. */
export interface PriceSums {
  /** They add up to the price. */
  rows: SummaryRow[]
  /** What is paid by gift cards and money together. */
  price: number
  /** The VAT in the price. */
  vat: VatShare | null
  /** The part that gift cards paid, which is a payment and no discount; 0 if there is none. */
  paidByCard: number
  /** The rest of the price. */
  toPay: number
}

/**
 * The sums that every page, e-mail and document shows between products and payment.
 * @param isGiftCard which codes are gift cards, which the back end stores as promotions
 */
export function sumsOf(priced: Priced, isGiftCard: (code: string) => boolean): PriceSums {
  const toPay = Math.round(priced.total)
  const paidByCard = priced.gift_card_paid?.amount ?? 0
  return {
    rows: summaryRows(priced, isGiftCard),
    price: toPay + paidByCard,
    vat: vatOf(priced),
    paidByCard,
    toPay,
  }
}

/**
 * The VAT in the price as computed by the back end (ruling D7), in whole forints by line, as on the invoice (2007.
 * CXXVII. tv. 83. §); null before it has computed taxes, and if the seller is exempt from VAT.
 */
export function vatOf({
  total,
  items,
  shipping_methods: methods,
  gift_card_paid: byCard,
}: Priced): VatShare | null {
  const lines = [...items, ...methods]
  const rates = [...new Set(lines.flatMap(({ tax_lines: taxes = [] }) => taxes).map(({ rate }) => rate))]
  if (rates.every((rate) => rate === 0)) return null
  const [only = null, ...others] = rates
  const vat = byCard?.tax_total ?? sum(lines.map(({ tax_total: tax }) => Math.round(tax)))
  // A later credit reduces the total, but no line's.
  const paid = byCard?.amount ?? 0
  const [priced, price] = [sum(lines.map((line) => Math.round(line.total))) + paid, total + paid]
  const part = priced > price ? Math.round((vat * price) / priced) : vat
  return { percent: others.length === 0 ? only : null, amount: part }
}
