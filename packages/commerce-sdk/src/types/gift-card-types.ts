import type { Locale } from "@porteka/shop/languages"

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

/** A gift card that a shopper has bought or the staff has given out, as the staff sees it. */
export interface AdminGiftCard {
  id: string
  /** Null, as `display_id`: the staff has given it out. */
  order_id: string | null
  display_id: number | null
  code: string
  value: number
  balance: number
  /** Why the staff has given it out, and the e-mail of who did (empty if their account was removed); null: it was bought. */
  given: { reason: string; by: string } | null
  /** Empty, as `buyer_email`, if nobody bought it. */
  buyer_name: string
  buyer_email: string
  recipient_name: string
  /** Null: the buyer hands it over, or the account of the recipient was deleted. */
  recipient_email: string | null
  message: string | null
  /** YYYY-MM-DD, as `valid_until`. */
  send_on: string
  valid_until: string
  sent_at: string | null
  voided_at: string | null
}

/** In whole forints. */
export const GIFT_CARD_MOST_VALUE = 1_000_000

export const GIVEN_CARD_REASON_CHARACTERS = 200

/** What gift cards that were sold paid of a cart or order: a payment, which `total` already subtracts. */
export interface GiftCardPaid {
  /** Whole forints, gross. */
  amount: number
  /** The VAT of the whole price, before the cards. */
  tax_total: number
}

/** A gift card that the staff gives out: nobody pays for it. */
export interface GivenGiftCard {
  /** A UUID chosen by the caller; a repeated call with the same one creates no second card. */
  request_id: string
  /** Whole forints. */
  value: number
  recipient_name: string
  recipient_email: string
  message?: string
  /** Of the e-mail. */
  locale: Locale
  /** For the staff; the recipient does not see it. */
  reason: string
}
