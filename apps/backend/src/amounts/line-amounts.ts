import { discountBy, type GiftCardPaid } from "@porteka/commerce-sdk"
import { netOf } from "@porteka/hungary"

/** The fields of an order's or a cart's line that determine its amounts on an invoice. Totals are gross. */
export interface TaxedLine {
  total: number
  tax_total: number
  tax_lines?: { rate: number }[]
  is_giftcard?: boolean
}

export interface DiscountedLine extends TaxedLine {
  original_total?: number
  adjustments?: { code: string | null; amount: number }[]
}

/** Whole forints of a line that costs what was paid for it. */
export interface LineAmounts {
  vat_percent: number
  net: number
  vat: number
  gross: number
}

const PERCENT = 100

/** The VAT is the back end's, in whole forints; the sale of a gift card is outside its scope. */
export function amountsOf({
  total: gross,
  tax_total: tax,
  tax_lines: taxes = [],
  is_giftcard: isCard,
}: TaxedLine): LineAmounts {
  if (isCard) return { vat_percent: 0, net: gross, vat: 0, gross }
  const vat = Math.round(tax)
  return { vat_percent: taxes.reduce((sum, { rate }) => sum + rate, 0), net: gross - vat, vat, gross }
}

/** The amount of a line that gift cards paid, gross. */
export const cardPartOf = (
  {
    total,
    original_total: original = total,
    adjustments = [],
  }: Pick<DiscountedLine, "total" | "original_total" | "adjustments">,
  codes: ReadonlySet<string>,
): number => discountBy({ total, original_total: original, adjustments }, (code) => codes.has(code))

/** The line at its whole price, of which gift cards paid a part. */
export function withCardPart<Line extends LineAmounts>(line: Line, part: number): Line {
  if (part === 0) return line
  const gross = line.gross + part
  const net = netOf(gross, line.vat_percent / PERCENT)
  return { ...line, net, vat: gross - net, gross }
}

/**
 * What gift cards paid of a cart or order, and the VAT of the whole price, as the invoice will show both; null
 * if they paid nothing.
 * @param codes the gift cards that are a payment, not a discount
 */
export function giftCardPaidOf(
  { items, shipping_methods: methods }: PartlyPaid,
  codes: ReadonlySet<string>,
): GiftCardPaid | null {
  const parts = items.map((item) => cardPartOf(item, codes))
  const amount = sum(parts)
  if (amount === 0) return null
  const lines = items.map((item, at) => withCardPart(amountsOf(item), parts[at] ?? 0))
  return { amount, tax_total: sum([...lines, ...methods.map(amountsOf)].map(({ vat }) => vat)) }
}

export interface PartlyPaid {
  items: readonly DiscountedLine[]
  shipping_methods: readonly TaxedLine[]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
