export interface GiftCard {
  id: string
  code: string
  /** Worth when bought. */
  value: number
  /** The remaining balance. */
  balance: number
  currency_code: string
  is_disabled?: boolean
  ends_at?: string | null
}

/** Which gift cards can be bought. */
export interface GiftCardOffer {
  variant_id: string
  /** Whole forints, the smallest first. */
  amounts: number[]
  /** From the day of sale. */
  valid_months: number
}

/** A gift card that a shopper has bought, as the staff sees it. */
export interface OfficeGiftCard {
  id: string
  order_id: string
  display_id: number
  code: string
  value: number
  balance: number
  buyer_name: string
  buyer_email: string
  recipient_name: string
  /** Null: the buyer hands it over. */
  recipient_email: string | null
  message: string | null
  /** YYYY-MM-DD, as `valid_until`. */
  send_on: string
  valid_until: string
  sent_at: string | null
  voided_at: string | null
}
