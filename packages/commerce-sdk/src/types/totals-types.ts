/**
 * Totals in the currency's unit, whole forints here (ruling D6). `total` fields include tax, `subtotal` fields
 * do not; `original_` fields are before discounts.
 */

export interface Totals {
  total: number
  subtotal: number
  tax_total: number
  discount_total: number
  original_total: number
  item_total: number
  item_subtotal: number
  item_tax_total: number
  original_item_total: number
  shipping_total: number
  shipping_subtotal: number
  shipping_tax_total: number
}

/** Totals of one line or one delivery method. */
export interface LineTotals {
  total: number
  subtotal: number
  tax_total: number
  discount_total: number
  original_total: number
}
