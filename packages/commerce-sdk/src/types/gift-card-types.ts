export interface GiftCard {
  id: string
  code: string
  /** Worth when bought. */
  value: number
  /** What is left. */
  balance: number
  currency_code: string
  is_disabled?: boolean
  ends_at?: string | null
}
