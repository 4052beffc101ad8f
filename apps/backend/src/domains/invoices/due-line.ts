import type { DueLine } from "../../invoices/to-correction-data.ts"

/** A line of an order, as far as its correction needs it. */
export interface OrderedLine {
  id: string
  title: string
  product_title: string | null
  variant_title: string | null
  /** What was ordered; Medusa's total is that of the pieces that have not come back. */
  quantity: number
  total: number
  tax_lines?: { rate: number }[]
  is_giftcard?: boolean
  detail?: { return_received_quantity?: number; return_dismissed_quantity?: number } | null
}

/**
 * What the shopper keeps of a line.
 * @param voided the number of its gift cards that were taken back
 */
export function toDueLine(
  {
    title,
    product_title: product,
    quantity,
    total,
    detail,
    tax_lines: taxes,
    is_giftcard: isCard,
  }: OrderedLine,
  variant: string | null,
  voided: number,
): DueLine {
  const back = Number(detail?.return_received_quantity ?? 0) + Number(detail?.return_dismissed_quantity ?? 0)
  const left = Number(quantity) - back
  return {
    name: [product ?? title, variant].filter(Boolean).join(", "),
    quantity: left - voided,
    gross: left === 0 ? 0 : Math.round((Number(total) * (left - voided)) / left),
    ...(isCard ? { outside_vat: true } : vatOfLine(taxes)),
  }
}

export const vatOfLine = (taxes: { rate: number }[] = []): Pick<DueLine, "vat_percent"> =>
  taxes.length === 0 ? {} : { vat_percent: taxes.reduce((sum, { rate }) => sum + rate, 0) }
