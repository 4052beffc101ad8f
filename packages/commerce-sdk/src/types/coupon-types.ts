import type { Locale } from "@porteka/shop/languages"

/** Whether a code can be used at all, independently of the cart. */
export type CouponState = "usable" | "upcoming" | "expired" | "used_up"

/** A promotion's code in its original spelling. */
export interface Coupon {
  code: string
  state: CouponState
}

/** The shop's link that applies a code. */
export interface CouponLink {
  locale: Locale
  url: string
}
