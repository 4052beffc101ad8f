/** Tax and discount lines, the same on cart lines, order lines and deliveries. */

export interface TaxLine {
  id: string
  code: string
  /** Percent: 27. */
  rate: number
  description?: string | null
}

export interface Adjustment {
  id: string
  /** The discount code; null for an automatic promotion. */
  code: string | null
  amount: number
  promotion_id?: string | null
  description?: string | null
}
