/** Tax and discount lines, alike on cart and order lines and on delivery. */

export interface TaxLine {
  id: string
  code: string
  /** Percent: 27. */
  rate: number
  description?: string | null
}

export interface Adjustment {
  id: string
  /** The discount code behind it; null for one that applies by itself. */
  code: string | null
  amount: number
  promotion_id?: string | null
  description?: string | null
}
