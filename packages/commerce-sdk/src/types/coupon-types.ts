import type { Locale } from "@porteka/shop/languages"

/** Whether a code can be used at all, whatever is in the cart. */
export type CouponState = "usable" | "upcoming" | "expired" | "used_up"

/** A promotion's code as its owner has written it. */
export interface Coupon {
  code: string
  state: CouponState
}

/** The shop's address that hands a code to whoever follows it. */
export interface CouponLink {
  locale: Locale
  url: string
}
